import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation, type Location } from 'react-router-dom';

/** Normalises a path: routes match in any case, and with or without a slash at the end. */
const toPage = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

/**
 * Returns a function that reads the latest location if it is at this path of the portal, else null. The router renders
 * a navigation as a transition, so components may still have the previous location as long as the next page's code is
 * loading.
 */
export function useLatestAt(path: string): () => Location | null {
  // The path as in the navigator, with the deployment's base.
  const page = toPage(useHref(path));
  const latest = useNavigatorLocation();
  return () => {
    const location = latest();
    return toPage(location.pathname) === page ? location : null;
  };
}

/** Returns a function that reads the navigator's location, which is always current. */
function useNavigatorLocation(): () => Location {
  const { navigator } = use(NavigationContext);
  // The navigators of both routers are histories; the type omits their location.
  return () => (navigator as unknown as { location: Location }).location;
}

/**
 * Returns a function that reads the path and search of the latest location in the portal, even of a page whose link was
 * clicked and that is not rendered yet.
 */
export function useLatestAddress(): () => string {
  const { basename } = use(NavigationContext);
  const latest = useNavigatorLocation();
  return () => {
    const { pathname, search } = latest();
    return pathname.slice(basename === '/' ? 0 : basename.length) + search;
  };
}

/**
 * Returns a function that reads the latest location of this page; null = the page is being left. Code that writes the
 * URL checks this first, since it would undo the student's navigation.
 */
export function useLatestLocation(): () => Location | null {
  return useLatestAt(useLocation().pathname);
}
