import { paths } from '@portal/domain/screens';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

/** Whether the page before this one in the browser's history is of the portal: the router numbers its entries. */
const cameFromHere = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * What the back arrow does (000 §2.7): from a diagnostic test to the assessment list, from there to the dashboard,
 * else what the browser's back does; for somebody who arrived here directly that would leave the portal, so they go to
 * their first page. null where there is nothing to go back to.
 *
 * @param home the student's first page
 */
export function useBack(home: string): (() => void) | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  if (matchPath('/DiagnosticTest/:id', pathname)) return to(paths.assessments);
  if (matchPath(paths.assessments, pathname)) return to(paths.dashboard);
  if (cameFromHere()) return () => void navigate(-1);
  return matchPath(home, pathname) ? null : to(home);
}
