import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { media } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';
import { swallowRepeatedPresses } from '../hooks/repeated-press.ts';

export interface StepButtonsProps {
  onNext: () => void;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** On the last step a verb, for instance "Confirm booking". */
  nextLabel?: string | undefined;
  nextDisabled?: boolean;
  /** Why Next is disabled, or what it does: one short line above the buttons, or before Next where there is room. */
  hint?: string | undefined;
  /** The verb in -ing while the last step is sent. Back is disabled too. */
  busyLabel?: string | undefined;
  /** `fill`: Next takes all the width beside Back; `label`: on desktop only the width of its label. */
  nextWidth?: 'fill' | 'label';
}

/** Back and Next of a wizard, for the footer of a sheet; a page has a `StepFooter`. */
export function StepButtons({
  onNext,
  onBack,
  nextLabel,
  nextDisabled = false,
  hint,
  busyLabel,
  nextWidth = 'fill',
}: StepButtonsProps) {
  const { t } = useTranslation('common');
  const hintId = useId();
  return (
    <Buttons>
      {hint && (
        <Hint id={hintId} $width={nextWidth}>
          {hint}
        </Hint>
      )}
      {onBack && (
        <Button variant="outline" onClick={onBack} disabled={busyLabel !== undefined}>
          {t('back')}
        </Button>
      )}
      <Next
        onClick={({ clientX: x, clientY: y, timeStamp, detail }) => {
          // The next step may have its submit button at the same place, which a double press must not hit. `detail` is
          // 0 for a press of a key, which has no position.
          if (detail > 0) swallowRepeatedPresses({ x, y, at: timeStamp });
          onNext();
        }}
        disabled={nextDisabled}
        busyLabel={busyLabel}
        aria-describedby={hint ? hintId : undefined}
        $width={nextWidth}
      >
        {nextLabel ?? t('next')}
      </Next>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;

const Hint = styled.p<{ $width: 'fill' | 'label' }>`
  flex-basis: 100%;
  font: var(--type-caption);
  color: var(--ink-muted);
  ${({ $width }) =>
    $width === 'label' &&
    css`
      ${media.desktop} {
        order: 1;
        flex: 1;
        align-self: center;
        text-align: end;
      }
    `}
`;

const Next = styled(Button)<{ $width: 'fill' | 'label' }>`
  flex: 1;
  min-width: fit-content;
  ${({ $width }) =>
    $width === 'label' &&
    css`
      ${media.desktop} {
        order: 1;
        flex: none;
        min-width: 160px;
        margin-inline-start: auto;
      }
    `}
`;
