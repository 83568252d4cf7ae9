import { prefetchSilentCourse, useSilentCourse } from '@portal/data/lessons';
import { prefetchSchedule, useOutlineFiles, useReadCourseOnline, useSchedule } from '@portal/data/schedule';
import type { BookedAppointment } from '@portal/domain/appointments';
import { parseRouteId, paths } from '@portal/domain/screens';
import { DialogBoundary } from '@portal/ui/kit';
import { StudyScheduleScreen } from '@portal/ui/schedule';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useZone } from '../session/useZone.ts';
import { prefetchById } from '../router/prefetch-by-id.ts';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { saveFile } from '../files/save-file.ts';
import { useToday } from '../hooks/useToday.ts';
import { TestAppointmentDialog } from '../router/dialogs.ts';

export const prefetch = prefetchById((context, course) =>
  Promise.all([prefetchSilentCourse(context, course), prefetchSchedule(context, course)]),
);

/** /StudySchedule/:id: the study schedule of a course, with its test. */
export default function StudyScheduleContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  return course?.kind === 'id' ? (
    <StudySchedule key={course.id} id={course.id} />
  ) : (
    <Navigate to={paths.courses} replace />
  );
}

function StudySchedule({ id }: { id: number }) {
  const courseName = useSilentCourse(id).data?.name ?? null;
  const { schedule, attachments, test, retryTest, refresh } = useSchedule(id);
  const readOnline = useReadCourseOnline(id);
  useStayWhilePending(readOnline.submission);
  const downloads = useOutlineFiles(saveFile);
  const [courseTaskOpen, setCourseTaskOpen] = useState(false);
  const [opened, setOpened] = useState<BookedAppointment | null>(null);
  usePageTitle(null, { name: courseName, href: paths.course(id) });
  return (
    <StudyScheduleScreen
      schedule={schedule.loadable}
      onRetry={schedule.retry}
      refresh={refresh.submission}
      onRefresh={refresh.submit}
      today={useToday()}
      zone={useZone()}
      courseHref={paths.course(id)}
      lessonsHref={(module) => paths.lessons(id, module)}
      bookHref={paths.teacherMeeting(id, schedule.data?.test.typeId)}
      outline={attachments.loadable}
      onRetryOutline={attachments.retry}
      downloads={downloads.submissions}
      onDownload={(href, name) => downloads.submit({ id: href, name })}
      courseTaskOpen={courseTaskOpen}
      onCourseTaskOpen={() => setCourseTaskOpen(true)}
      onCourseTaskClose={() => {
        setCourseTaskOpen(false);
        readOnline.reset();
        for (const href of downloads.submissions.keys()) downloads.reset(href);
      }}
      readOnline={readOnline.submission}
      onCourseRead={() => readOnline.submit(undefined, { onDone: () => setCourseTaskOpen(false) })}
      test={test}
      onRetryTest={retryTest}
      onTestOpen={setOpened}
      testDialog={
        opened && (
          <DialogBoundary onClose={() => setOpened(null)}>
            <TestAppointmentDialog
              appointment={opened}
              course={{ id, name: courseName }}
              onClose={() => setOpened(null)}
            />
          </DialogBoundary>
        )
      }
    />
  );
}
