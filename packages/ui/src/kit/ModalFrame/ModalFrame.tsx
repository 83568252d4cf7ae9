import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { forcedEdge } from '../../theme/index.ts';
import { focusPageTitle } from '../hooks/focus-page-title.ts';
import { isFocusLost } from '../hooks/useFocusAfterRemoval.ts';
import { swallowRepeatedPresses } from '../hooks/repeated-press.ts';

interface ModalFrameProps {
  /** The id of the title element: it names the dialog and takes focus. */
  titleId: string;
  onClose: () => void;
  /** False while something runs that must not be left: Escape and scrim do nothing. */
  dismissible: boolean;
  className?: string;
  children: ReactNode;
}

/** Matches an open popup inside the dialog: Escape closes that, and not the dialog. */
const POPUP = '[role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]';

/**
 * The native modal dialog under Dialog and Sheet, open as long as it is mounted. The browser traps focus, makes the rest
 * inert and returns focus on closing; Escape and a press on the scrim call `onClose`.
 */
export function ModalFrame({ titleId, onClose, dismissible, className, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const lastPress = useRef<{ x: number; y: number } | null>(null);
  const focused = useRef<Element | null>(null);
  // Read before the page loses its scrollbar: its width stays reserved, so that the page does not jump sideways.
  const [scrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth);

  // A layout effect: its cleanup closes the dialog while it is still in the document, which is what returns focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    document.getElementById(titleId)?.focus({ preventScroll: true });
    return () => {
      element.close();
      if (lastPress.current) swallowRepeatedPresses({ ...lastPress.current, at: performance.now() });
      // The browser leaves focus inside the dialog when the element to return it to is gone.
      if (document.activeElement === document.body || element.contains(document.activeElement)) focusBelow();
    };
  }, [titleId]);

  // A render may have removed or disabled the focused element. This effect runs after those of the children, which may have moved
  // focus to a better place.
  useEffect(() => {
    if (!focused.current || !isFocusLost()) return;
    if (focused.current.isConnected && !focused.current.matches(':disabled')) return;
    document.getElementById(titleId)?.focus({ preventScroll: true });
  });

  function requestClose() {
    if (dismissible) onClose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    lastPress.current = null;
    if (event.key !== 'Escape') return;
    // Prevents the browser from closing the dialog without `onClose`.
    event.preventDefault();
    // Dialogs nest in the React tree: only the top one closes.
    event.stopPropagation();
    if (event.target instanceof Element && event.target.closest(POPUP)) return;
    requestClose();
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    // The press must also have started on the scrim: a text selection that starts in the dialog may end there.
    if (event.target === dialog.current && pressedScrim.current) requestClose();
  }

  return (
    <Dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX: x, clientY: y }) => {
        lastPress.current = { x, y };
      }}
      onMouseDown={(event) => {
        pressedScrim.current = event.target === dialog.current;
      }}
      onClick={onClick}
      onCancel={(event) => {
        // A back gesture on Android fires this event without a key event.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        requestClose();
      }}
      onClose={(event) => {
        // The browser may close the dialog even so when a second close request is prevented.
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      <PageScrollLock $scrollbar={scrollbar} />
      <PrintedAlone />
      {children}
    </Dialog>
  );
}

/** Focuses the title of the dialog below, or else of the page: for when the element that opened the dialog is gone. */
function focusBelow(): void {
  const below = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!below) return focusPageTitle();
  document.getElementById(below.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
}

const PageScrollLock = createGlobalStyle<{ $scrollbar: boolean }>`
  @media screen {
    html:has(dialog[open]) {
      overflow: hidden;
      ${({ $scrollbar }) => $scrollbar && 'scrollbar-gutter: stable;'}
    }
  }
`;

/* In print the dialog is as long as its content, and the page below is hidden without height, so that it leaves no
   empty sheets of paper. */
const PrintedAlone = createGlobalStyle`
  @media print {
    dialog[open] {
      position: absolute;
      inset: 0 0 auto;
      width: auto;
      height: auto;
      max-width: none;
      max-height: none;
      margin: 0;
      overflow: visible;
      visibility: visible;
      border-radius: 0;
      box-shadow: none;
      animation: none;
    }
    dialog::backdrop {
      display: none;
    }
    body > :has(dialog[open]),
    dialog[open]:is(:has(dialog[open]), :has(~ dialog[open])) {
      height: 0;
      overflow: clip;
      visibility: hidden;
    }
  }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const grow = keyframes`
  from { opacity: 0; transform: scale(0.98); }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

/** Entry animation of a dialog. */
export const growIn = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} var(--duration-enter) var(--ease-enter);
  }
`;

/** Entry animation of a sheet at the bottom edge. */
export const riseIn = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} var(--duration-enter) var(--ease-enter);
  }
`;

/* Resets what the dialog would inherit from its parent, for instance from a centred row. */
const Dialog = styled.dialog`
  --surface-here: var(--surface-raised);
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--surface-raised);
  color: var(--ink-body);
  font: var(--type-body);
  text-align: start;
  white-space: normal;
  box-shadow: var(--shadow-dialog);
  ${forcedEdge}
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--surface-scrim);
  }
  @media (prefers-reduced-motion: no-preference) {
    &::backdrop {
      animation: ${fade} var(--duration-enter) var(--ease-enter);
    }
  }
`;

/** Actions side by side in equal widths; they stack as soon as one label would wrap. */
export const sideBySide = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > * {
    flex: 1 1 calc(50% - var(--space-1));
    min-width: fit-content;
  }
`;
