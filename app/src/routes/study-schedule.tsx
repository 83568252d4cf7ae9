import { useCourse } from '@portal/data/lessons';
import type { BookedAppointment } from '@portal/domain/appointments';
import { addressId } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { StudyScheduleScreen } from '@portal/ui/schedule';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useCourseTask } from '../schedule/useCourseTask.ts';
import { useSchedule } from '../schedule/useSchedule.ts';
import { useZone } from '../session/useZone.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { useToday } from '../useToday.ts';
import { splitScreen } from './screen.tsx';

const { Screen: TestAppointment } = splitScreen(() => import('../schedule/TestAppointment.tsx'), ['appointments']);

/** /StudySchedule/:id: the plan of a course, with its test. */
export default function StudyScheduleRoute() {
  const course = addressId(useParams()['id'] ?? '');
  return course?.by === 'id' ? (
    <StudySchedule key={course.id} id={course.id} />
  ) : (
    <Navigate to={paths.courses} replace />
  );
}

function StudySchedule({ id }: { id: number }) {
  const { t } = useTranslation('schedule');
  const course = useCourse(id);
  const { again, appointment, onRetryAppointment, ...shown } = useSchedule(id);
  const { task, tell, sendRead } = useCourseTask(id, again);
  const [opened, setOpened] = useState<BookedAppointment | null>(null);
  const courseName = course.data?.name ?? null;
  usePageTitle(t('page'), { name: courseName, href: paths.course(id) });
  const plan = shown.schedule.status === 'ready' ? shown.schedule.value : null;
  return (
    <StudyScheduleScreen
      {...shown}
      today={useToday()}
      zone={useZone()}
      courseHref={paths.course(id)}
      lessonsHref={(module) => paths.lessons(id, module)}
      bookHref={paths.teacherMeeting(id, plan?.test.typeId)}
      courseTask={task}
      onCourseTask={tell}
      onCourseRead={sendRead}
      consultation={{
        appointment,
        onRetry: onRetryAppointment,
        onOpen: () => setOpened(appointment.status === 'ready' ? appointment.value : null),
      }}
      opened={
        opened && (
          <Suspense>
            <TestAppointment
              appointment={opened}
              course={{ id, name: courseName }}
              onClose={() => setOpened(null)}
              onChanged={() => void again()}
            />
          </Suspense>
        )
      }
    />
  );
}
