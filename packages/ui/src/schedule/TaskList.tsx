import {
  moduleStanding,
  nextModule,
  testStanding,
  type ScheduleModule,
  type StudySchedule,
} from '@portal/domain/schedule';
import { inZone, type Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, ListRow, RowList, Section, StatusGlyph, Tag, type StatusKind } from '../kit/index.ts';

export interface TaskListProps {
  schedule: StudySchedule;
  zone: string;
  onOpenCourse: () => void;
  lessonsHref: (module: number) => Href;
  bookHref: Href;
}

/** What is to be done, in order: read the course, complete each module, book the test. */
export function TaskList({ schedule, zone, onOpenCourse, lessonsHref, bookHref }: TaskListProps) {
  const { t } = useTranslation('schedule');
  const words = useTaskLabels();
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
              caption={words.of(courseRead ? 'done' : 'notDone', readOn || null)}
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
function TestRow({ schedule, bookHref }: { schedule: StudySchedule; bookHref: Href }) {
  const { t } = useTranslation('schedule');
  const words = useTaskLabels();
  const { is } = testStanding(schedule);
  const captions = {
    lessonsFirst: words.of('notDone', t('lessonsFirst')),
    notOpen: words.of('notDone', t('testNotOpen')),
    bookable: words.of('notDone', t('testBookable')),
    booked: words.of('done'),
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

/** What stands under a task: how far it is, the same as its glyph, and what more there is to say of it. */
function useTaskLabels() {
  const { t } = useTranslation('schedule');
  const standings = { done: t('completed'), inProgress: t('inProgress'), notDone: t('notCompleted') };
  const of = (standing: keyof typeof standings, ...more: (string | null)[]) => (
    <Parts>
      {[standings[standing], ...more.filter((one) => one !== null)].map((part) => (
        <span key={part}>{part} </span>
      ))}
    </Parts>
  );
  const ofModule = (module: ScheduleModule) => {
    const { practice, score } = module;
    return of(
      moduleStanding(module),
      practice.total === 0 ? null : t('practiceOf', { done: practice.completed, count: practice.total }),
      score === null ? null : t('moduleScore', { score }),
    );
  };
  return { of, ofModule };
}

/* Parts break between, not within, as long as there is room. */
const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
`;
