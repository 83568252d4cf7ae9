import { useRestoredData } from '@portal/data/client';
import { showsLastVisitAge } from '@portal/domain/session';
import { LastVisitNote } from '@portal/ui/shell';
import { useOnline } from '@portal/ui/kit';
import { useEffect, useState } from 'react';
import { useNow } from '../hooks/useNow.ts';

/**
 * Delay before the note is shown, in milliseconds: on a fast network it would disappear before anybody could read it.
 */
const SHOW_AFTER_MS = 400;

/** Shows the age of a page from an earlier visit, until all of its data has been refetched. */
export default function LastVisitContainer() {
  const { since, updating } = useRestoredData();
  const now = useNow().getTime();
  const online = useOnline();
  // The placeholder may have shown the note already.
  const [slow, setSlow] = useState(() => window.portalBoot?.showsLastVisitNote() ?? false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow || since === null || !showsLastVisitAge(since, now)) return null;
  return <LastVisitNote since={since} now={now} status={online ? (updating ? 'updating' : 'shown') : 'offline'} />;
}
