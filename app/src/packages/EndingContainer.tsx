import { paths } from '@portal/domain/screens';
import { EndingNotice } from '@portal/ui/packages';
import { useNudges } from './useEndings.ts';

/** The notice of packages that end soon, on the dashboard; nothing when the student has dismissed them. */
export default function EndingContainer() {
  const { nudges, onDismiss } = useNudges();
  return <EndingNotice packages={nudges} packagesHref={paths.myPackages} onDismiss={onDismiss} />;
}
