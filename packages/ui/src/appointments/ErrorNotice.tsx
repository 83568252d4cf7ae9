import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Art, Dialog } from '../kit/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';

/** A dialog with the error of an appointment. Only the first message is shown (001 §8). */
export function ErrorNotice({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { t } = useTranslation('appointments');
  const toMessages = useFailureMessages();
  return (
    <Dialog art={<Art name="error" />} title={t('errorTitle')} onClose={onClose}>
      {toMessages(failure)[0]}
    </Dialog>
  );
}
