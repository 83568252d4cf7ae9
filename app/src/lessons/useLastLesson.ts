import { readLastLesson, type LastLesson } from '@portal/domain/courses';
import type { Lesson } from '@portal/domain/lessons';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/SignedIn.tsx';
import { storage } from '../storage.ts';

/**
 * For the pages of a course, which is remembered as the one last opened on this device: the lesson last opened in it,
 * null = none. `remember` is stable.
 */
export function useLastLesson(course: number): {
  last: LastLesson['lesson'];
  remember: (lesson: Lesson, module: number) => void;
} {
  const key = `lastLesson:${useSession().account.studentId}` as const;
  const [last, setLast] = useState(() => readLastLesson(storage.get(key)));
  // The dashboard leads back to the course that was opened last, even when none of its lessons was.
  useEffect(() => {
    if (readLastLesson(storage.get(key))?.course !== course) storage.set(key, JSON.stringify({ course }));
  }, [course, key]);
  const remember = useCallback(
    ({ id }: Lesson, module: number) => {
      const opened: LastLesson = { course, lesson: { module, id } };
      storage.set(key, JSON.stringify(opened));
      setLast(opened);
    },
    [course, key],
  );
  return { last: last?.course === course ? last.lesson : null, remember };
}
