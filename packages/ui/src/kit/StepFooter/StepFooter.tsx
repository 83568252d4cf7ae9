import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';

export interface StepFooterProps {
  onNext: () => void;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** On the last step the verb of what happens, for instance "Confirm booking". */
  nextLabel?: string | undefined;
  nextDisabled?: boolean;
  /** Why Next is disabled, or what it will do: one short line above the buttons. */
  hint?: string | undefined;
  /** The verb in -ing while the last step is sent. Back waits too. */
  busyLabel?: string | undefined;
}

/**
 * Back and Next of a wizard, in view at the bottom of the screen. The last child of its page column;
 * it runs to the edges by `--bleed`, as tabs do.
 */
export function StepFooter({ onNext, onBack, nextLabel, nextDisabled = false, hint, busyLabel }: StepFooterProps) {
  const { t } = useTranslation('common');
  const hintId = useId();
  return (
    <Root>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Buttons>
        {onBack && (
          <Button variant="outline" onClick={onBack} disabled={busyLabel !== undefined}>
            {t('back')}
          </Button>
        )}
        <Next
          onClick={onNext}
          disabled={nextDisabled}
          busyLabel={busyLabel}
          aria-describedby={hint ? hintId : undefined}
        >
          {nextLabel ?? t('next')}
        </Next>
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  margin-inline: calc(-1 * var(--bleed, 16px));
  padding: var(--space-3) var(--bleed, 16px) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border-hairline);
  background: var(--surface-nav);
  ${media.tablet} {
    margin-inline: calc(-1 * var(--bleed, 24px));
    padding-inline: var(--bleed, 24px);
  }
  ${media.desktop} {
    margin-inline: calc(-1 * var(--bleed, 32px));
    padding-inline: var(--bleed, 32px);
  }
`;

const Hint = styled.p`
  margin-bottom: var(--space-2);
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Next = styled(Button)`
  flex: 1;
  min-width: fit-content;
  ${media.desktop} {
    flex: none;
    min-width: 160px;
  }
`;
