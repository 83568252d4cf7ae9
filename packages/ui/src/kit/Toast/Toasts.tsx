import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { forcedEdge, media, sideInsets } from '../../theme/index.ts';

const TOAST_TIMEOUT_MS = 6000;

/** Shows each of the texts as a toast, once. A file of its own, so that its library is fetched after the page. */
export default function Toasts({ texts }: { texts: readonly string[] }) {
  return (
    <Base.Provider timeout={TOAST_TIMEOUT_MS}>
      <Queue texts={texts} />
      <ToastRegion />
    </Base.Provider>
  );
}

function Queue({ texts }: { texts: readonly string[] }) {
  const { add } = Base.useToastManager();
  const shown = useRef(0);
  useEffect(() => {
    for (const text of texts.slice(shown.current)) add({ title: text });
    shown.current = texts.length;
  }, [texts, add]);
  return null;
}

/** Where toasts appear; hovering it or moving the focus into it (F6) stops the timer. */
function ToastRegion() {
  const { t } = useTranslation('common');
  const { toasts } = Base.useToastManager();
  return (
    <Base.Portal>
      <Viewport aria-label={t('notifications')}>
        {toasts.map((toast) => (
          <Root key={toast.id} toast={toast} swipeDirection={['down', 'right']}>
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
            <Text />
            {/* The library sets `aria-hidden` until the region has focus; a focusable button must not be hidden. */}
            <Dismiss aria-hidden={false}>{t('dismiss')}</Dismiss>
          </Root>
        ))}
      </Viewport>
    </Base.Portal>
  );
}

const Viewport = styled(Base.Viewport)`
  position: fixed;
  z-index: var(--z-toast);
  /* Above the bar at the lower edge, which a toast would cover as long as the pointer rests on it. */
  bottom: calc(var(--lower-edge) + var(--space-4));
  ${sideInsets}
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: var(--space-2);
  /* The strip beside a toast lets presses through to the page. */
  pointer-events: none;
  ${media.desktop} {
    bottom: max(var(--space-6), var(--lower-edge) + var(--space-4));
    inset-inline: auto var(--space-6);
    align-items: flex-end;
  }
`;

const Root = styled(Base.Root)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  max-width: min(100%, 440px);
  padding-block: 4px;
  padding-inline: 16px 4px;
  border-radius: var(--radius-control);
  background: var(--surface-inverse);
  color: var(--ink-inverse);
  font: var(--type-callout);
  box-shadow: var(--shadow-toast);
  ${forcedEdge}
  pointer-events: auto;
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition:
    opacity var(--duration-change) var(--ease-enter),
    transform var(--duration-change) var(--ease-enter);
  &[data-starting-style] {
    opacity: 0;
    transform: translateY(8px);
  }
  &[data-ending-style] {
    opacity: 0;
  }
  &[data-limited] {
    display: none;
  }
  &:focus-visible {
    outline-color: var(--accent-focus-ring);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-starting-style] {
      transform: none;
    }
  }
`;

const Text = styled(Base.Title).attrs({ render: <p /> })`
  min-width: 0;
  /* Only counts for several lines of text; one line is lower than the button. */
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
`;

const Dismiss = styled(Base.Close)`
  min-height: 44px;
  margin-inline-start: auto;
  padding: 4px 12px;
  border-radius: 9px;
  font-weight: 600;
  white-space: nowrap;
  text-decoration: underline;
  text-underline-offset: 3px;
  ${media.pointer} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
`;
