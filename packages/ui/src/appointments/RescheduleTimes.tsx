import type { ChosenDay } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';

export interface RescheduleTimesProps {
  /** null until a day is chosen. */
  day: ChosenDay | null;
  /** The line under the field that names the time zone. */
  zone: string;
  onTime: (time: string) => void;
  onRetry: () => void;
}

/** The field with the times of the chosen day. Under it is their zone, or the reason why there are no times. */
export function RescheduleTimes({ day, zone, onTime, onRetry }: RescheduleTimesProps) {
  const { t } = useTranslation(['appointments', 'common']);
  if (day?.times.status === 'failed') {
    return <LoadError title={t('timesFailed')} failure={day.times.failure} onRetry={onRetry} />;
  }
  const times = day?.times.status === 'ready' ? day.times.value : [];
  const waiting = day?.times.status === 'loading';
  const none = day?.times.status === 'ready' && times.length === 0;
  return (
    <div aria-busy={waiting}>
      <SelectField
        label={t('time')}
        placeholder={waiting ? t('common:loading') : t('chooseTime')}
        hint={day === null ? t('dayFirst') : none ? t('noTimes') : zone}
        disabled={times.length === 0}
        options={times.map((time) => ({ value: time, label: time }))}
        value={day?.time ?? ''}
        onChange={(event) => onTime(event.target.value)}
      />
    </div>
  );
}
