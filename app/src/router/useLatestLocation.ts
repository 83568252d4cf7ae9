import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation, type Location } from 'react-router-dom';

/** Routes are the same in any case, and with a slash at the end. */
const toPage = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

/**
 * Asks for the latest location if it is at this path of the portal, else null. The router renders a navigation as a
 * transition, so what is on the screen may still have the location before it, for as long as the next page's code is
 * coming.
 */
export function useLatestAt(path: string): () => Location | null {
  // As the navigator has it, with the folder that the portal is deployed in.
  const page = toPage(useHref(path));
  const latest = useNavigatorLocation();
  return () => {
    const location = latest();
    return toPage(location.pathname) === page ? location : null;
  };
}

/** Asks for the location of the navigator, which is never behind. */
function useNavigatorLocation(): () => Location {
  const { navigator } = use(NavigationContext);
  // Both routers' navigators are histories; the type leaves their location out.
  return () => (navigator as unknown as { location: Location }).location;
}

/** Asks for the address of the latest location in the portal, also of a page that was pressed and is not rendered yet. */
export function useLatestAddress(): () => string {
  const { basename } = use(NavigationContext);
  const latest = useNavigatorLocation();
  return () => {
    const { pathname, search } = latest();
    return pathname.slice(basename === '/' ? 0 : basename.length) + search;
  };
}

/**
 * Asks for the latest location of this page; null = the page is being left. What writes the address asks first: it would
 * undo the student's navigation.
 */
export function useLatestLocation(): () => Location | null {
  return useLatestAt(useLocation().pathname);
}
