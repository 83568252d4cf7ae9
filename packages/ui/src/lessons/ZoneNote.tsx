import { lessonsOf, type Topic } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';
import { useLessonActionsContext } from '../blocks/lesson-tree/index.ts';
import { ZoneLine } from '../blocks/date-time/index.ts';

/** A note with the time zone of a module's dates; renders nothing where no date is shown. */
export function ZoneNote({ topics }: { topics: readonly Topic[] }) {
  const { zone } = useLessonActionsContext();
  const { t } = useTranslation('lessons');
  const format = useFormat();
  const latest = topics
    .flatMap(lessonsOf)
    .map(({ submittedAt }) => submittedAt)
    .reduce((a, b) => (a && b ? (a > b ? a : b) : (a ?? b)), null);
  return latest && <ZoneLine text={t('zoneNote', { zone: format.zone(zone, latest) })} />;
}
