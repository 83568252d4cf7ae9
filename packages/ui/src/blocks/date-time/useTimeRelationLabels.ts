import type { TimeRelation } from '@portal/domain/calendar';
import { useTranslation } from 'react-i18next';

/** What stands beside something that is planned, at this moment. */
export interface TimeRelationLabel {
  kind: 'live' | 'neutral';
  text: string;
}

/**
 * Puts where something stands in time into words; null = nothing worth saying. Speaks the words of the area `calendar`.
 * @returns a function of the moment, and whether the thing is live once it has begun
 */
export function useTimeRelationLabels(): (moment: TimeRelation, live: boolean) => TimeRelationLabel | null {
  const { t } = useTranslation('calendar');
  return (moment, live) => {
    switch (moment.is) {
      case 'later':
        return null;
      case 'soon':
        return { kind: 'neutral', text: t('startsIn', { count: moment.minutes }) };
      case 'now':
        return live ? { kind: 'live', text: t('liveNow') } : { kind: 'neutral', text: t('started') };
      case 'ended':
        return { kind: 'neutral', text: t('ended') };
    }
  };
}
