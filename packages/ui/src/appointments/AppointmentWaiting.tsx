import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../blocks/load-error/index.ts';
import { Sheet, SkeletonGroup } from '../kit/index.ts';
import { AppointmentRowsSkeleton } from './AppointmentRow.tsx';

interface AppointmentWaitingProps {
  /** null = it is loading. */
  failure: Failure | null;
  onRetry: () => void;
  onClose: () => void;
}

/** The dialog of an appointment that is not there yet. */
export function AppointmentWaiting({ failure, onRetry, onClose }: AppointmentWaitingProps) {
  const { t } = useTranslation('appointments');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {failure ? (
        <LoadError title={t('oneFailed')} failure={failure} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <div>
            <AppointmentRowsSkeleton rows={1} />
          </div>
        </SkeletonGroup>
      )}
    </Sheet>
  );
}
