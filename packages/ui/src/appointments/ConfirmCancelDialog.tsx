import type { OpenedAppointment } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ConfirmDialog } from '../kit/index.ts';
import { balanced } from '../theme/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

interface ConfirmCancelDialogProps {
  appointment: OpenedAppointment;
  zone: string;
  /** The cancel request is pending. */
  sending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation before an appointment is cancelled. */
export function ConfirmCancelDialog({ appointment, zone, sending, onCancel, onConfirm }: ConfirmCancelDialogProps) {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  const { type, teacher, starts } = appointment;
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      cancelLabel={t('cancelKeep')}
      confirmLabel={t('cancel')}
      busyLabel={sending ? t('cancelling') : undefined}
      danger
      layout="stacked"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{t('withTeacher', { type, teacher })}</p>
      <p>{labels.at(starts)}</p>
      <Consequence>{t('cancelText')}</Consequence>
    </ConfirmDialog>
  );
}

const Consequence = styled.p`
  margin-top: var(--space-2);
  ${balanced}
`;
