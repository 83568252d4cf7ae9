import { nextTask, testStatus, type ScheduleModule, type StudySchedule } from '@portal/domain/schedule';
import { inZone, type Href } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, ListRow, RowList, Section, StatusGlyph, StatusWords, Tag, type StatusKind } from '../kit/index.ts';

export interface TaskListProps {
  schedule: StudySchedule;
  zone: string;
  onOpenCourse: () => void;
  lessonsHref: (module: number) => Href;
  bookHref: Href;
}

/** The tasks in order: read the course, complete each module, book the test. */
export function TaskList({ schedule, zone, onOpenCourse, lessonsHref, bookHref }: TaskListProps) {
  const { t } = useTranslation('schedule');
  const labels = useTaskLabels();
  const format = useFormat();
  const { courseRead, courseReadAt, modules } = schedule;
  const next = nextTask(schedule);
  const readOn = courseRead && courseReadAt && format.dayAndDate(inZone(courseReadAt, zone).date);
  return (
    <Section title={t('tasks')}>
      <Card flush>
        <RowList>
          <li>
            <ListRow
              leading={<StatusGlyph kind={courseRead ? 'done' : 'notDone'} size={24} />}
              title={<TaskTitle next={next?.kind === 'course'}>{t('courseTask')}</TaskTitle>}
              caption={labels.of(courseRead ? 'done' : 'notDone', readOn || null)}
              onOpen={onOpenCourse}
            />
          </li>
          {modules.map((module) => (
            <li key={module.id}>
              <ListRow
                leading={<StatusGlyph kind={module.completed ? 'done' : 'notDone'} size={24} />}
                title={
                  <TaskTitle next={next?.kind === 'module' && next.id === module.id}>
                    {t('moduleTask', { name: module.name })}
                  </TaskTitle>
                }
                caption={labels.ofModule(module)}
                href={lessonsHref(module.id)}
              />
            </li>
          ))}
          <li>
            <TestRow schedule={schedule} next={next?.kind === 'test'} bookHref={bookHref} />
          </li>
        </RowList>
      </Card>
    </Section>
  );
}

/** The title of a task. The next task has a tag, as on the course page. */
function TaskTitle({ next, children }: { next: boolean; children: ReactNode }) {
  const { t } = useTranslation('schedule');
  return (
    <>
      {children} {next && <Tag kind="accent">{t('nextUp')}</Tag>}
    </>
  );
}

const testGlyphs = {
  lessonsFirst: 'locked',
  notOpen: 'locked',
  bookable: 'notDone',
  booked: 'done',
} as const satisfies Record<string, StatusKind>;

/**
 * The task of booking the test. Until all modules are completed, its row says so and is no link (001 §4); a lock is shown
 * with its reason only.
 */
function TestRow({ schedule, next, bookHref }: { schedule: StudySchedule; next: boolean; bookHref: Href }) {
  const { t } = useTranslation('schedule');
  const labels = useTaskLabels();
  const { kind } = testStatus(schedule);
  const captions = {
    lessonsFirst: t('lessonsFirst'),
    notOpen: t('testNotOpen'),
    bookable: labels.of('notDone', t('testBookable')),
    booked: labels.of('done'),
  };
  return (
    <ListRow
      leading={<StatusGlyph kind={testGlyphs[kind]} size={24} />}
      title={<TaskTitle next={next}>{t('testTask')}</TaskTitle>}
      caption={captions[kind]}
      href={kind === 'bookable' ? bookHref : undefined}
    />
  );
}

/** Returns functions for the caption of a task: completed or not (002 §2), as its glyph shows, and further details. */
function useTaskLabels() {
  const { t } = useTranslation('schedule');
  const standings = { done: t('completed'), notDone: t('notCompleted') };
  const of = (standing: keyof typeof standings, ...more: (string | null)[]) => (
    <Items>
      <span>
        <StatusWords kind={standing}>{standings[standing]}</StatusWords>{' '}
      </span>
      {more
        .filter((one) => one !== null)
        .map((item) => (
          <span key={item}>{item} </span>
        ))}
    </Items>
  );
  const ofModule = (module: ScheduleModule) => {
    const { completed, practice, score } = module;
    return of(
      completed ? 'done' : 'notDone',
      practice.total === 0 ? null : t('practiceOf', { done: practice.completed, count: practice.total }),
      score === null ? null : t('moduleScore', { score }),
    );
  };
  return { of, ofModule };
}

/* Lines break between the items, and inside an item only where it does not fit. */
const Items = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
`;
