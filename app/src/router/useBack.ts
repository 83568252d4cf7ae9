import { paths, screens } from '@portal/domain/screens';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * Whether the previous history entry is a page of the portal. The router numbers its entries from 0 at each load of the
 * portal; browsers with the Navigation API also know those of earlier loads.
 */
function hasPreviousPage(): boolean {
  if (((history.state as { idx?: number } | null)?.idx ?? 0) > 0) return true;
  const { navigation } = window as { navigation?: Navigation };
  // The Navigation API has only the entries of this origin.
  return navigation?.canGoBack === true;
}

/**
 * Returns the action of the back arrow (000 §2.7): from a diagnostic test to the assessment list, from there to the
 * dashboard, else like the browser's back. On the first page of a visit that would leave the portal, so it goes to the
 * student's first page. null where there is nothing to go back to.
 *
 * @param home the student's first page
 */
export function useBack(home: string): (() => void) | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  if (matchPath(screens.diagnosticTest.pattern, pathname)) return to(paths.assessments);
  if (matchPath(paths.assessments, pathname)) return to(paths.dashboard);
  if (hasPreviousPage()) return () => void navigate(-1);
  return matchPath(home, pathname) ? null : to(home);
}
