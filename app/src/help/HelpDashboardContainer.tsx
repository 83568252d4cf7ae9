import { useTask } from '@portal/data/client';
import { useSidebarSettings } from '@portal/data/settings';
import { contactWays } from '@portal/domain/help';
import { paths } from '@portal/domain/screens';
import { mapLoadable } from '@portal/domain/shared';
import { HelpDashboardScreen } from '@portal/ui/help';
import { useServices } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** /HelpDashboard: the ways to contact the school, by its settings and the deployment's. */
export default function HelpDashboardContainer() {
  const { account } = useSession();
  const { config } = useServices();
  const settings = useSidebarSettings(true);
  // The id that the profile shows and that the student signs in with, where the account information contains it.
  const studentId = account.userName || `${account.studentId}`;
  const copy = useTask(() => navigator.clipboard.writeText(studentId));
  return (
    <HelpDashboardScreen
      contact={mapLoadable(settings.loadable, (sent) => contactWays(sent, config.supportEmail))}
      onRetry={settings.retry}
      checkerHref={config.systemCheckerUrl}
      supportHref={paths.helpTopics}
      studentId={studentId}
      copying={copy.submission}
      onCopy={() => copy.submit()}
    />
  );
}
