import { readLastLesson, type LastLesson } from '@portal/domain/courses';
import type { Lesson } from '@portal/domain/lessons';
import { useEffect, useState } from 'react';
import { useSession } from '../session/SignedIn.tsx';
import { storage } from '../portal/storage.ts';

/**
 * For the pages of a course, which is remembered as the one last opened on this device: the lesson last opened in it,
 * null = none.
 */
export function useLastLesson(course: number): {
  last: LastLesson['lesson'];
  remember: (lesson: Lesson) => void;
} {
  const key = `lastLesson:${useSession().account.studentId}` as const;
  const [last, setLast] = useState(() => readLastLesson(storage.get(key)));
  // The dashboard leads back to the course that was opened last, even when none of its lessons was.
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
