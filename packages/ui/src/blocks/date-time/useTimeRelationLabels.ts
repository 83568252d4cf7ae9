import type { TimeRelation } from '@portal/domain/calendar';
import { useTranslation } from 'react-i18next';

/** The label beside a calendar item, for instance Live now. */
export interface TimeRelationLabel {
  kind: 'live' | 'neutral';
  text: string;
}

/**
 * Returns a function for the label of a time relation; null = no label. Uses the namespace `calendar`.
 * @returns a function of the relation, and whether an item that has started is labelled as live
 */
export function useTimeRelationLabels(): (relation: TimeRelation, live: boolean) => TimeRelationLabel | null {
  const { t } = useTranslation('calendar');
  return (relation, live) => {
    switch (relation.kind) {
      case 'later':
        return null;
      case 'soon':
        return { kind: 'neutral', text: t('startsIn', { count: relation.minutes }) };
      case 'now':
        return live ? { kind: 'live', text: t('liveNow') } : { kind: 'neutral', text: t('started') };
      case 'ended':
        return { kind: 'neutral', text: t('ended') };
    }
  };
}
