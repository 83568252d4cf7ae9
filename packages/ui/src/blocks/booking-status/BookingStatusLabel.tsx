import type { BookingStatus } from '@portal/domain/blocks';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Status, type StatusKind } from '../../kit/index.ts';

const KINDS: Record<Extract<BookingStatus, string>, StatusKind> = {
  active: 'done',
  pending: 'pending',
  completed: 'done',
  cancelled: 'cancelled',
};

/**
 * Status of a meeting or an appointment; an unknown one is shown as the server sent it. Uses the namespace `calendar`.
 */
export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('calendar');
  if (typeof status !== 'string') return <StatusText>{status.other}</StatusText>;
  return <Status kind={KINDS[status]}>{t(`status.${status}`)}</Status>;
}

const StatusText = styled.span`
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-body);
`;
