import { paths } from '@portal/domain/shell';
import { ComingSoon } from '@portal/ui/shell';

/** Stands in for the pages that are not there yet. */
export default function Coming() {
  return <ComingSoon homeHref={paths.dashboard} />;
}
