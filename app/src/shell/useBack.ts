import { paths } from '@portal/domain/shell';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * What the back arrow does (000 §2.7): from a diagnostic test to the assessment list, from there to the dashboard,
 * else what the browser's back does; for somebody who arrived here directly that would leave the portal, so they go to
 * the dashboard.
 */
export function useBack(): () => void {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (matchPath('/DiagnosticTest/:id', pathname)) return void navigate(paths.assessments);
    if (matchPath(paths.assessments, pathname)) return void navigate(paths.dashboard);
    return key === 'default' ? void navigate(paths.dashboard) : void navigate(-1);
  };
}
