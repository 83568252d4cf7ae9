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

/** The day is stored too: the dashboard reads it without the code of this file. */
function write(studentId: number, endings: readonly EndingPackage[], today: string) {
  storage.set(`endingPackages:${studentId}`, endings.length === 0 ? null : JSON.stringify(endings));
  storage.set(`packageNudge:${studentId}`, nextNudgeDay(endings, today));
}

/** Stores on this device which packages of a page end, for the nudges on the dashboard. */
export function useStoredEndings(page: Page<ActivePackage>): void {
  const { studentId } = useSession().account;
  const today = useToday();
  // Not again at midnight: the days that remain are counted from the day of the answer.
  const store = useEffectEvent((loaded: Page<ActivePackage>) =>
    write(studentId, updateEndings(read(studentId), loaded, today), today),
  );
  useEffect(() => store(page), [page]);
}

/** The packages the student is told about today. */
export function useNudges(): { nudges: readonly EndingNudge[]; onDismiss: () => void } {
  const { studentId } = useSession().account;
  const today = useToday();
  const [endings, setEndings] = useState(() => read(studentId));
  // A day that has passed without a nudge, since the package has ended, is not looked at again.
  useEffect(() => write(studentId, endings, today), [studentId, endings, today]);
  return {
    nudges: dueNudges(endings, today),
    onDismiss: () => setEndings(dismissNudges(endings, today)),
  };
}
