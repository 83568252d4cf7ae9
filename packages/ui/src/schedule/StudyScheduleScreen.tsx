import type { CourseTask, CourseTaskEvent, StudySchedule } from '@portal/domain/schedule';
import type { Loadable } from '@portal/domain/shared';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert } from '../kit/index.ts';
import { LoadFailed, useFailureWords } from '../shared/index.ts';
import { Consultation, type ConsultationProps } from './Consultation.tsx';
import { Columns, Main, Side } from './columns.ts';
import type { OutlineFile } from './CourseTaskDialog.tsx';
import { CourseTaskDialog, NoSchedule } from './lazy-parts.ts';
import { RefreshButton, type Refresh } from './RefreshButton.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { TaskList } from './TaskList.tsx';
import { Weeks } from './Weeks.tsx';

export interface StudyScheduleScreenProps {
  /** null = the course has no schedule. */
  schedule: Loadable<StudySchedule | null>;
  onRetry: () => void;
  refresh: Refresh;
  onRefresh: () => void;
  /** Today where the student is, `YYYY-MM-DD`. */
  today: string;
  /** The student's zone. */
  zone: string;
  courseHref: string;
  lessonsHref: (module: number) => string;
  /** Where the test is booked. */
  bookHref: string;
  /** The course outline, and the task of reading it. */
  outline: Loadable<readonly OutlineFile[]>;
  onRetryOutline: () => void;
  courseTask: CourseTask;
  onCourseTask: (happened: CourseTaskEvent) => void;
  /** Says that the course is read. */
  onCourseRead: () => void;
  /** The appointment of a test that is booked. */
  consultation: Pick<ConsultationProps, 'appointment' | 'onRetry' | 'onOpen'>;
  /** The test's appointment, opened: it outlives its place on the page, since it says how its cancelling ended. */
  opened?: ReactNode;
}

/** /StudySchedule/{id}: what is planned for a course, and what is still to be done (002 §2). */
export function StudyScheduleScreen(props: StudyScheduleScreenProps) {
  const { schedule, courseTask, outline, onRetryOutline, onCourseTask, onCourseRead, opened } = props;
  return (
    <>
      <Content {...props} />
      {courseTask !== 'closed' && schedule.status === 'ready' && schedule.value && (
        <Suspense>
          <CourseTaskDialog
            task={courseTask}
            done={schedule.value.courseRead}
            outline={outline}
            onRetry={onRetryOutline}
            onRead={onCourseRead}
            onClose={() => onCourseTask('closed')}
          />
        </Suspense>
      )}
      {opened}
    </>
  );
}

function Content(props: StudyScheduleScreenProps) {
  const { t } = useTranslation('schedule');
  const { schedule, onRetry, courseHref } = props;
  switch (schedule.status) {
    case 'loading':
      return <ScheduleSkeleton />;
    case 'failed':
      return <LoadFailed title={t('failed')} failure={schedule.failure} onRetry={onRetry} />;
    case 'ready':
      if (schedule.value) return <Planned {...props} plan={schedule.value} />;
      return (
        <Suspense>
          <NoSchedule courseHref={courseHref} />
        </Suspense>
      );
  }
}

function Planned({ plan, ...props }: StudyScheduleScreenProps & { plan: StudySchedule }) {
  const { t } = useTranslation('schedule');
  const words = useFailureWords();
  const { refresh, onRefresh, today, zone, outline, consultation } = props;
  return (
    <>
      <Notices>
        {refresh.status === 'failed' && (
          <Alert kind="danger" title={t('refreshFailed')} messages={words(refresh.failure)} />
        )}
        {outline.status === 'ready' && outline.value.length === 0 && (
          <Alert kind="info" title={t('outlineMissing')} messages={[t('outlineMissingText')]} />
        )}
      </Notices>
      <Columns>
        <Side>
          <ScheduleSummary schedule={plan} refresh={<RefreshButton refresh={refresh} onRefresh={onRefresh} />} />
        </Side>
        <Main>
          {plan.test.starts && <Consultation {...consultation} starts={plan.test.starts} zone={zone} />}
          <TaskList
            schedule={plan}
            zone={zone}
            onOpenCourse={() => props.onCourseTask('opened')}
            lessonsHref={props.lessonsHref}
            bookHref={props.bookHref}
          />
        </Main>
        <Side>
          <Weeks schedule={plan} today={today} />
        </Side>
      </Columns>
    </>
  );
}

const Notices = styled.div`
  display: grid;
  gap: var(--space-3);
  &:not(:empty) {
    margin-bottom: var(--space-4);
  }
`;
