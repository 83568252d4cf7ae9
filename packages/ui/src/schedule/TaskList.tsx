import {
  moduleStanding,
  nextModule,
  testStanding,
  type ScheduleModule,
  type StudySchedule,
} from '@portal/domain/schedule';
import { inZone } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, ListRow, RowList, Section, StatusGlyph, Tag, type StatusKind } from '../kit/index.ts';

export interface TaskListProps {
  schedule: StudySchedule;
  zone: string;
  onOpenCourse: () => void;
  lessonsHref: (module: number) => string;
  bookHref: string;
}

/** What is to be done, in order: read the course, complete each module, book the test. */
export function TaskList({ schedule, zone, onOpenCourse, lessonsHref, bookHref }: TaskListProps) {
  const { t } = useTranslation('schedule');
  const words = useTaskWords();
  const format = useFormat();
  const { courseRead, courseReadAt, modules } = schedule;
  const next = nextModule(schedule);
  const readOn = courseRead && courseReadAt && format.dayAndDate(inZone(courseReadAt, zone).date);
  return (
    <Section title={t('tasks')}>
      <Card flush>
        <RowList>
          <li>
            <ListRow
              leading={<StatusGlyph kind={courseRead ? 'done' : 'notDone'} size={24} />}
              title={t('courseTask')}
              caption={words.of(courseRead, readOn || null)}
              onOpen={onOpenCourse}
            />
          </li>
          {modules.map((module) => (
            <li key={module.id}>
              <ListRow
                leading={<StatusGlyph kind={moduleStanding(module)} size={24} />}
                title={
                  <>
                    {t('moduleTask', { name: module.name })} {module === next && <Tag kind="accent">{t('nextUp')}</Tag>}
                  </>
                }
                caption={words.ofModule(module)}
                href={lessonsHref(module.id)}
              />
            </li>
          ))}
          <li>
            <TestRow schedule={schedule} bookHref={bookHref} />
          </li>
        </RowList>
      </Card>
    </Section>
  );
}

const testGlyphs = {
  lessonsFirst: 'locked',
  notOpen: 'locked',
  bookable: 'notDone',
  booked: 'done',
} as const satisfies Record<string, StatusKind>;

/** The test can be booked once all modules are completed; before that, its row says so and leads nowhere (001 §4). */
function TestRow({ schedule, bookHref }: Pick<TaskListProps, 'schedule' | 'bookHref'>) {
  const { t } = useTranslation('schedule');
  const words = useTaskWords();
  const { is } = testStanding(schedule);
  const captions = {
    lessonsFirst: words.of(false, t('lessonsFirst')),
    notOpen: words.of(false, t('testNotOpen')),
    bookable: words.of(false, t('testBookable')),
    booked: words.of(true, null),
  };
  return (
    <ListRow
      leading={<StatusGlyph kind={testGlyphs[is]} size={24} />}
      title={t('testTask')}
      caption={captions[is]}
      href={is === 'bookable' ? bookHref : undefined}
    />
  );
}

/** What stands under a task: whether it is completed, and what more there is to say of it. */
function useTaskWords() {
  const { t } = useTranslation('schedule');
  const of = (completed: boolean, ...more: (string | null)[]) => {
    const parts = [t(completed ? 'completed' : 'notCompleted'), ...more.filter((one) => one !== null)];
    return parts.map((part, i) => (
      <Part key={part}>
        {part}
        {i < parts.length - 1 && <Dot aria-hidden>·</Dot>}
      </Part>
    ));
  };
  const ofModule = ({ completed, practice, score }: ScheduleModule) =>
    of(
      completed,
      practice.total === 0 ? null : t('practiceOf', { done: practice.completed, count: practice.total }),
      score === null ? null : t('moduleScore', { score }),
    );
  return { of, ofModule };
}

/* Parts break between, not within, as long as there is room. */
const Part = styled.span`
  display: inline-block;
  margin-inline-end: 4px;
`;

const Dot = styled.span`
  margin-inline-start: 4px;
`;
