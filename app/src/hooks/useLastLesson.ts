import { readLastLesson, type LastLesson } from '@portal/domain/courses';
import type { Lesson } from '@portal/domain/lessons';
import { useEffect, useState } from 'react';
import { useSession } from '../session/SignedIn.tsx';
import { storage } from '../portal/storage.ts';

/** Returns the lesson that a student opened last on this device, where it is in this course; null = none. */
export function lastLessonIn(course: number, studentId: number): LastLesson['lesson'] {
  const last = readLastLesson(storage.get(`lastLesson:${studentId}`));
  return last?.course === course ? last.lesson : null;
}

/**
 * The lesson last opened in a course, stored on this device; null = none. Also stores the course as the one last opened.
 */
export function useLastLesson(course: number): {
  last: LastLesson['lesson'];
  remember: (lesson: Lesson) => void;
} {
  const key = `lastLesson:${useSession().account.studentId}` as const;
  const [last, setLast] = useState(() => readLastLesson(storage.get(key)));
  // The dashboard resumes the course opened last, even when none of its lessons was opened.
  useEffect(() => {
    if (readLastLesson(storage.get(key))?.course !== course) storage.set(key, JSON.stringify({ course }));
  }, [course, key]);
  function remember({ id, module }: Lesson) {
    const opened: LastLesson = { course, lesson: { module, id } };
    storage.set(key, JSON.stringify(opened));
    setLast(opened);
  }
  return { last: last?.course === course ? last.lesson : null, remember };
}
