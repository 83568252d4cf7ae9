import { paths } from '@portal/domain/screens';
import { ComingSoon } from '@portal/ui/shell';

/** Placeholder for the screens that are not built yet. */
export default function ComingSoonContainer() {
  return <ComingSoon homeHref={paths.dashboard} />;
}
