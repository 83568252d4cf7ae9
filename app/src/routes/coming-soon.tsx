import { paths } from '@portal/domain/shell';
import { ComingSoon } from '@portal/ui/shell';

export default function Coming() {
  return <ComingSoon homeHref={paths.dashboard} />;
}
