import type { BookingChoices } from '@portal/domain/appointments';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../kit/index.ts';
import { BookingFacts } from './BookingFacts.tsx';
import type { BookingScreenProps } from './booking-props.ts';

/** The choices made so far, in a card beside the steps. */
export function BookingSummary(props: BookingScreenProps & { choices: BookingChoices }) {
  const { t } = useTranslation('appointments-booking');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card flush>
        <Title id={titleId}>{t('summary')}</Title>
        <BookingFacts {...props} changeable />
      </Card>
    </section>
  );
}

const Title = styled.h2`
  padding: var(--space-4) var(--space-4) var(--space-1);
  font: var(--type-title3);
  color: var(--ink-strong);
`;
