import type { BookingStatus } from '@portal/domain/blocks';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Status, type StatusKind } from '../../kit/index.ts';

/** Statuses without a glyph, for instance an upcoming one, are text only. */
const KINDS: Partial<Record<Extract<BookingStatus, string>, StatusKind>> = {
  pending: 'pending',
  completed: 'done',
  cancelled: 'cancelled',
};

/** The status of a meeting or an appointment; an unknown status is shown as sent. Uses the namespace `calendar`. */
export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('calendar');
  if (typeof status !== 'string') return <StatusText>{status.other}</StatusText>;
  const kind = KINDS[status];
  const word = t(`status.${status}`);
  return kind ? <Status kind={kind}>{word}</Status> : <StatusText>{word}</StatusText>;
}

const StatusText = styled.span`
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-body);
`;
