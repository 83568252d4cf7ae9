import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../kit/index.ts';

export interface StepButtonsProps {
  onBack: () => void;
  onNext: () => void;
  /** On the last step the verb of what happens. */
  nextLabel?: string;
  nextDisabled?: boolean;
  /** Why Next is disabled, or what it leads to. */
  hint?: string | undefined;
  /** The verb in -ing while the last step is sent; Back waits too. */
  busyLabel?: string | undefined;
}

/** Back and Next for the footer of a sheet, which brings its own bar (a page has the kit's StepFooter). */
export function StepButtons({ onBack, onNext, nextLabel, nextDisabled = false, hint, busyLabel }: StepButtonsProps) {
  const { t } = useTranslation('common');
  const hintId = useId();
  return (
    <Buttons>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Button variant="outline" onClick={onBack} disabled={busyLabel !== undefined}>
        {t('back')}
      </Button>
      <Next onClick={onNext} disabled={nextDisabled} busyLabel={busyLabel} aria-describedby={hint ? hintId : undefined}>
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

const Hint = styled.p`
  flex-basis: 100%;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Next = styled(Button)`
  flex: 1;
  min-width: fit-content;
`;
