import { usePracticeProgress } from '@portal/data/courses';
import { useResumeLesson } from '@portal/data/lessons';
import type { Course } from '@portal/domain/courses';
import { loading, ready, type Loadable, type Page } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { ResumeTarget } from '@portal/ui/dashboard';
import { useState } from 'react';
import { useSession } from '../session/SignedIn.tsx';
import { lastLessonOf, resumedCourse } from './resumed-course.ts';

/** Returns the lesson to resume. It is stored on this device, and checked with the server before it is offered. */
export function useResumeTarget(courses: Loadable<Page<Course>>): Loadable<ResumeTarget | null> {
  const { account } = useSession();
  const [last] = useState(() => lastLessonOf(account.studentId));
  const { course, lesson: location } = resumedCourse(courses.status === 'ready' ? courses.value.rows : [], last);
  const practice = usePracticeProgress(course?.id ?? null);
  const lesson = useResumeLesson(course?.id ?? 0, location);
  if (courses.status === 'failed') return ready(null);
  if (courses.status === 'loading') return loading;
  if (!course) return ready(null);
  if (practice.loadable.status === 'loading') return loading;
  const isChecking = location !== null && lesson.loadable.status === 'loading';
  const lessonToResume = lesson.data ?? null;
  return ready({
    courseName: course.name,
    lessonName: isChecking ? undefined : (lessonToResume?.name ?? null),
    practice: practice.data?.total ? practice.data : null,
    lessonsHref: lessonToResume
      ? paths.lessons(course.id, lessonToResume.module, lessonToResume.id)
      : paths.lessons(course.id),
    progressHref: paths.progress(course.id),
  });
}
