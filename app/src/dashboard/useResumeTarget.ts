import { usePracticeProgress } from '@portal/data/courses';
import { useResumeLesson } from '@portal/data/lessons';
import { courseToResume, readLastLesson, type Course } from '@portal/domain/courses';
import { loading, ready, type Loadable, type Page } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { ResumeTarget } from '@portal/ui/dashboard';
import { useState } from 'react';
import { useSession } from '../session/SignedIn.tsx';
import { storage } from '../portal/storage.ts';

/** Where this student goes on learning: remembered on the device, and checked with the server before it is offered. */
export function useResumeTarget(courses: Loadable<Page<Course>>): Loadable<ResumeTarget | null> {
  const { account } = useSession();
  const [last] = useState(() => readLastLesson(storage.get(`lastLesson:${account.studentId}`)));
  const course = courses.status === 'ready' ? courseToResume(courses.value.rows, last) : null;
  const place = course && last?.course === course.id ? last.lesson : null;
  const practice = usePracticeProgress(course?.id ?? null);
  const lesson = useResumeLesson(course?.id ?? 0, place && { module: place.module, lesson: place.id });
  if (courses.status === 'failed') return ready(null);
  if (courses.status === 'loading') return loading;
  if (!course) return ready(null);
  if (practice.loadable.status === 'loading' || (place && lesson.loadable.status === 'loading')) return loading;
  const open = lesson.data ?? null;
  return ready({
    courseName: course.name,
    lessonName: open?.name ?? null,
    practice: practice.data ?? null,
    lessonsHref: open ? paths.lessons(course.id, open.module, open.id) : paths.lessons(course.id),
    progressHref: paths.progress(course.id),
  });
}
