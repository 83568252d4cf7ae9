import { nextTask, type NextTask, type StudySchedule } from '@portal/domain/schedule';
import type { Loadable } from '@portal/domain/shared';
import { CalendarClock, CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card, FactLine, ListRow, RowList, Skeleton } from '../kit/index.ts';
import { CaptionLine } from './layout.ts';
import type { CoursePageLinks } from './links.ts';

interface CourseLinkListProps {
  schedule: Loadable<StudySchedule | null>;
  /** Whether the course is being reset; its next task is outdated then. */
  resetting: boolean;
  links: CoursePageLinks;
}

/** The secondary links of a course: its study schedule, with the next task, and a meeting with a teacher. */
export function CourseLinkList({ schedule, resetting, links }: CourseLinkListProps) {
  const { t } = useTranslation('lessons');
  if (links.schedule === null && links.meeting === null) return null;
  return (
    <Card flush>
      <RowList>
        {links.schedule !== null && (
          <li>
            <ListRow
              quiet
              href={links.schedule}
              leading={<RowIcon as={CalendarDays} size={20} strokeWidth={1.75} aria-hidden />}
              title={t('links.schedule')}
              caption={resetting ? t('cards.schedule') : <ScheduleCaption schedule={schedule} />}
            />
          </li>
        )}
        {links.meeting !== null && (
          <li>
            <ListRow
              quiet
              href={links.meeting}
              leading={<RowIcon as={CalendarClock} size={20} strokeWidth={1.75} aria-hidden />}
              title={t('links.meeting')}
            />
          </li>
        )}
      </RowList>
    </Card>
  );
}

/** The next task and the days left; a general text where there is no schedule or it failed to load. */
function ScheduleCaption({ schedule }: { schedule: Loadable<StudySchedule | null> }) {
  const { t } = useTranslation('lessons');
  const taskLabel = useTaskLabel();
  if (schedule.status === 'loading') {
    return (
      <CaptionLine>
        <Skeleton shape="line" width="70%" />
      </CaptionLine>
    );
  }
  if (schedule.status === 'failed') return t('cards.schedule');
  if (schedule.value === null) return t('home.noSchedule');
  const task = nextTask(schedule.value);
  const days = schedule.value.days.remaining;
  const parts = [
    ...(task ? [t('home.nextTask', { task: taskLabel(task) })] : []),
    ...(days !== null && days > 0 ? [t('home.daysLeft', { count: days })] : []),
  ];
  if (parts.length === 0) return t('cards.schedule');
  return (
    <FactLine>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </FactLine>
  );
}

function useTaskLabel(): (task: NextTask) => string {
  const { t } = useTranslation('schedule');
  return (task) => {
    switch (task.kind) {
      case 'course':
        return t('courseTask');
      case 'module':
        return task.name;
      case 'test':
        return t('testTask');
    }
  };
}

const RowIcon = styled.svg`
  flex: none;
  color: var(--ink-muted);
`;
