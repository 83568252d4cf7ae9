import {
  dismissNudges,
  dueNudges,
  nextNudgeDay,
  readEndings,
  updateEndings,
  type ActivePackage,
  type EndingNudge,
  type EndingPackage,
} from '@portal/domain/packages';
import type { Page } from '@portal/domain/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToday } from '../hooks/useToday.ts';
import { storage } from '../portal/storage.ts';
import { useSession } from '../session/SignedIn.tsx';

const read = (studentId: number) => readEndings(storage.get(`endingPackages:${studentId}`));

/** Stores the packages and the day of the next nudge, which the dashboard reads without the code of this file. */
function write(studentId: number, endings: readonly EndingPackage[], today: string) {
  storage.set(`endingPackages:${studentId}`, endings.length === 0 ? null : JSON.stringify(endings));
  storage.set(`packageNudge:${studentId}`, nextNudgeDay(endings, today));
}

/** Stores on this device which packages of a page end, for the nudges on the dashboard. */
export function useStoredEndings(page: Page<ActivePackage>): void {
  const { studentId } = useSession().account;
  const today = useToday();
  // Not run again at midnight: the remaining days are counted from the day of the response.
  const store = useEffectEvent((loaded: Page<ActivePackage>) =>
    write(studentId, updateEndings(read(studentId), loaded, today), today),
  );
  useEffect(() => store(page), [page]);
}

/** Returns the packages that the student is reminded of today. */
export function useNudges(): { nudges: readonly EndingNudge[]; onDismiss: () => void } {
  const { studentId } = useSession().account;
  const today = useToday();
  const [endings, setEndings] = useState(() => read(studentId));
  // Moves the day of the next nudge on when that day has passed without one, since the package has ended.
  useEffect(() => write(studentId, endings, today), [studentId, endings, today]);
  return {
    nudges: dueNudges(endings, today),
    onDismiss: () => setEndings(dismissNudges(endings, today)),
  };
}
