import { useRestoredData } from '@portal/data/client';
import { isWorthSaying } from '@portal/domain/session';
import { LastVisitNote } from '@portal/ui/shell';
import { useOnline } from '@portal/ui/kit';
import { useEffect, useState } from 'react';
import { useNow } from '../hooks/useNow.ts';

/** On a quick network it would be gone before anybody could read it, in milliseconds. */
const SHOW_AFTER_MS = 400;

/** Marks a page of an earlier visit with its age, until all of it is fetched again. */
export default function LastVisitContainer() {
  const { since, updating } = useRestoredData();
  const now = useNow().getTime();
  const online = useOnline();
  // The placeholder may have said so already.
  const [slow, setSlow] = useState(() => window.portalBoot?.saysAge() ?? false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow || since === null || !isWorthSaying(since, now)) return null;
  return <LastVisitNote since={since} now={now} status={online ? (updating ? 'updating' : 'shown') : 'offline'} />;
}
