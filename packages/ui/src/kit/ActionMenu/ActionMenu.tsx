import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ToggleEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { polyfillPopover } from './polyfill-popover.ts';

/** One entry of the menu. */
export interface MenuAction {
  label: string;
  /** A destructive action, in the colour of danger; `onSelect` should ask for confirmation first. */
  danger?: boolean;
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** Accessible name of the button; it names the row that the actions belong to. */
  label: string;
  actions: readonly MenuAction[];
  /** The button stays focusable, but does not open the menu. */
  disabled?: boolean;
}

/**
 * The actions of a row, behind a button with three dots: a disclosure of buttons in a native popover, which Escape or a
 * press outside closes. It is not the library's menu, because axe reports the focus guards of that as hidden buttons.
 */
export function ActionMenu({ label, actions, disabled = false }: ActionMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const opened = useRef<AbortController>(null);
  const hide = () => popup.current?.hidePopover();
  function place() {
    if (popup.current && trigger.current) placeBeside(popup.current, trigger.current, actions.length);
  }

  useLayoutEffect(
    () => (popup.current && trigger.current ? polyfillPopover(popup.current, trigger.current) : undefined),
    [],
  );
  useEffect(() => () => opened.current?.abort(), []);
  // A new render, for instance in another language, may have moved the button.
  useEffect(() => {
    if (opened.current?.signal.aborted === false) place();
  });

  function select(action: MenuAction) {
    hide();
    // A dialog that the action opens returns focus to the element that had it: the button.
    trigger.current?.focus();
    action.onSelect();
  }
  return (
    <>
      <IconButton ref={trigger} label={label} disabledFocusable={disabled} popoverTarget={disabled ? undefined : id}>
        <EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Popup
        ref={popup}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Tab out of the menu closes it: open, it would cover the control that has the focus then. Without a target the
          // window lost the focus or the menu is closing, and the button toggles it itself.
          if (relatedTarget && ![currentTarget, trigger.current].some((one) => one?.contains(relatedTarget))) hide();
        }}
        onBeforeToggle={({ newState }: ToggleEvent) => newState === 'open' && place()}
        onToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
          opened.current?.abort();
          if (newState === 'closed') return;
          currentTarget.querySelector('button')?.focus({ preventScroll: true });
          const { signal } = (opened.current = new AbortController());
          // The popover is fixed to the window: after scrolling it would no longer be beside its button.
          addEventListener('scroll', hide, { capture: true, signal });
          addEventListener('resize', place, { signal });
        }}
      >
        {actions.map((action) => (
          <Item
            key={action.label}
            type="button"
            data-danger={action.danger || undefined}
            onClick={() => select(action)}
          >
            {action.label}
          </Item>
        ))}
      </Popup>
    </>
  );
}

const GAP = 4;
const ITEM_HEIGHT = 44;

/** Places the popover below its button and aligns their ends; above the button where there is no room below. */
function placeBeside({ style }: HTMLElement, trigger: HTMLElement, items: number): void {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  const page = document.documentElement;
  const above = bottom + (items + 1) * ITEM_HEIGHT > page.clientHeight;
  const mirrored = getComputedStyle(trigger).direction === 'rtl';
  Object.assign(style, {
    top: above ? 'auto' : `${bottom + GAP}px`,
    bottom: above ? `${page.clientHeight - top + GAP}px` : 'auto',
    left: mirrored ? `${left}px` : 'auto',
    right: mirrored ? 'auto' : `${page.clientWidth - right}px`,
  });
}

const Popup = styled.div`
  position: fixed;
  /* For browsers without popovers: there it is not in the top layer. */
  z-index: 1;
  inset: auto;
  min-width: 176px;
  margin: 0;
  padding: var(--space-1);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-control);
  background: var(--surface-raised);
  box-shadow: var(--shadow-menu);
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${ITEM_HEIGHT}px;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: 9px;
  background: none;
  text-align: start;
  font: inherit;
  color: var(--ink-strong);
  cursor: pointer;
  &[data-danger] {
    color: var(--danger-text);
  }
  &:hover {
    background: var(--surface-hover);
  }
`;
