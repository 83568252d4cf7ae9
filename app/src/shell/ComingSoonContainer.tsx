import { paths } from '@portal/domain/screens';
import { ComingSoon } from '@portal/ui/shell';

/** Stands in for the pages that are not there yet. */
export default function ComingSoonContainer() {
  return <ComingSoon homeHref={paths.dashboard} />;
}
