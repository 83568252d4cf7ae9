import type { BookedAppointment } from '@portal/domain/appointments';
import type { ScheduleAttachment, StudySchedule } from '@portal/domain/schedule';
import type { Href, Loadable, SafeHref, Submission } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, DialogBoundary, PartBoundary } from '../kit/index.ts';
import { LoadError, useFailureMessages } from '../blocks/load-error/index.ts';
import { Consultation } from './Consultation.tsx';
import { Columns, Main, Side } from './columns.ts';
import { CourseTaskDialog, NoSchedule } from './lazy-parts.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { TaskList } from './TaskList.tsx';
import { Weeks } from './Weeks.tsx';

export interface StudyScheduleScreenProps {
  /** null = the course has no schedule. */
  schedule: Loadable<StudySchedule | null>;
  onRetry: () => void;
  /** The refetch started by the student; the schedule stays shown meanwhile. */
  refresh: Submission;
  onRefresh: () => void;
  /** Today in the student's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The student's time zone. */
  zone: string;
  courseHref: Href;
  lessonsHref: (module: number) => Href;
  /** The page where the test is booked. */
  bookHref: Href;
  /** The course outline, and the task of reading it. */
  outline: Loadable<readonly ScheduleAttachment[]>;
  onRetryOutline: () => void;
  /** The downloads of files of the outline, by their URLs; the others are idle. */
  downloads: ReadonlyMap<SafeHref, Submission>;
  onDownload: (href: SafeHref, name: string) => void;
  courseTaskOpen: boolean;
  onCourseTaskOpen: () => void;
  onCourseTaskClose: () => void;
  /** The request that marks the course as read. */
  readOnline: Submission;
  onCourseRead: () => void;
  /** The appointment of the booked test; null = the school has none. */
  test: Loadable<BookedAppointment | null>;
  onRetryTest: () => void;
  /** Opens the appointment, with rescheduling and cancelling. */
  onTestOpen: (test: BookedAppointment) => void;
  /**
   * The dialog of the test's appointment. It stays mounted when the section of the test is removed, to show the result
   * of a cancellation.
   */
  testDialog?: ReactNode;
}

/** /StudySchedule/{id}: the schedule of a course and its tasks (002 §2). */
export function StudyScheduleScreen(props: StudyScheduleScreenProps) {
  const { schedule, courseTaskOpen, outline, onRetryOutline, testDialog } = props;
  return (
    <>
      <Content {...props} />
      {courseTaskOpen && schedule.status === 'ready' && schedule.value && (
        <DialogBoundary onClose={props.onCourseTaskClose}>
          <CourseTaskDialog
            reading={props.readOnline}
            done={schedule.value.courseRead}
            outline={outline}
            onRetry={onRetryOutline}
            downloads={props.downloads}
            onDownload={props.onDownload}
            onRead={props.onCourseRead}
            onClose={props.onCourseTaskClose}
          />
        </DialogBoundary>
      )}
      {testDialog}
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
      return <LoadError title={t('failed')} failure={schedule.failure} onRetry={onRetry} />;
    case 'ready':
      if (schedule.value) return <LoadedSchedule {...props} plan={schedule.value} />;
      return (
        <PartBoundary>
          <NoSchedule courseHref={courseHref} />
        </PartBoundary>
      );
  }
}

function LoadedSchedule({ plan, ...props }: StudyScheduleScreenProps & { plan: StudySchedule }) {
  const { t } = useTranslation('schedule');
  const toMessages = useFailureMessages();
  const { refresh, onRefresh, today, zone, outline } = props;
  return (
    <>
      <Notices>
        {refresh.status === 'failed' && (
          <Alert kind="danger" title={t('refreshFailed')} messages={toMessages(refresh.failure)} />
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
          {plan.test.starts && (
            <Consultation
              starts={plan.test.starts}
              zone={zone}
              appointment={props.test}
              onRetry={props.onRetryTest}
              onOpen={props.onTestOpen}
            />
          )}
          <TaskList
            schedule={plan}
            zone={zone}
            onOpenCourse={props.onCourseTaskOpen}
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
