import { courseQueries } from '@portal/data/courses';
import { wayToLesson } from '@portal/data/lessons';
import { courseToGoOn, readLastLesson, type Course, type LastLesson } from '@portal/domain/courses';
import { loading, ready, type Loadable, type Page } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import type { GoOn } from '@portal/ui/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { storage } from '../storage.ts';

/** Where this student goes on learning: remembered on the device, and checked with the server before it is offered. */
export function useGoOn(courses: Loadable<Page<Course>>): Loadable<GoOn | null> {
  const { client } = useServices();
  const { account } = useSession();
  const [last] = useState(() => readLastLesson(storage.get(`lastLesson:${account.studentId}`)));
  const course = courses.status === 'ready' ? courseToGoOn(courses.value.rows, last) : null;
  const practice = useQuery({
    ...courseQueries.practice(client, account.studentId, course?.id ?? 0),
    enabled: course !== null,
  });
  const place = course && placeIn(last, course);
  const lesson = useQuery({
    ...wayToLesson(
      client,
      { studentId: account.studentId, userId: account.userId, course: course?.id ?? 0 },
      { module: place?.module ?? 0, lesson: place?.id ?? 0 },
    ),
    enabled: place !== null,
  });
  if (courses.status === 'failed') return ready(null);
  if (courses.status === 'loading') return loading;
  if (!course) return ready(null);
  if (practice.isPending || (place && lesson.isPending)) return loading;
  const open = lesson.data ? place : null;
  return ready({
    courseName: course.name,
    lessonName: lesson.data?.name ?? null,
    practice: practice.data ?? null,
    lessonsHref: open ? paths.lessons(course.id, open.module, open.id) : paths.lessons(course.id),
    progressHref: paths.progress(course.id),
  });
}

const placeIn = (last: LastLesson | null, course: Course) => (last?.course === course.id ? last.lesson : null);
