import { useRestoredData } from '@portal/data/client';
import { LastVisitNote } from '@portal/ui/shell';
import { useNow } from '../hooks/useNow.ts';
import { useOnline } from '../hooks/useOnline.ts';

/** Younger than this it is no different for the student, in milliseconds. */
const WORTH_SAYING = 60_000;

/** Marks a page of an earlier visit with its age, until all of it is fetched again. */
export default function LastVisitContainer() {
  const { since, updating } = useRestoredData();
  const now = useNow().getTime();
  const online = useOnline();
  if (since === null || now - since < WORTH_SAYING) return null;
  return <LastVisitNote since={since} now={now} status={online ? (updating ? 'updating' : 'shown') : 'offline'} />;
}
