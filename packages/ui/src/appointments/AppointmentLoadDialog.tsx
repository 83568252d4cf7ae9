import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../blocks/load-error/index.ts';
import { RowsSkeleton, Sheet, SkeletonGroup } from '../kit/index.ts';

interface AppointmentLoadDialogProps {
  /** Why the appointment could not be loaded; null = it is loading. */
  failure: Failure | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown in place of the appointment's dialog while the appointment loads or when it could not be loaded. */
export function AppointmentLoadDialog({ failure, onRetry, onClose }: AppointmentLoadDialogProps) {
  const { t } = useTranslation('appointments');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {failure ? (
        <LoadError title={t('oneFailed')} failure={failure} onRetry={onRetry} />
      ) : (
        <SkeletonGroup>
          <RowsSkeleton rows={3} />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}
