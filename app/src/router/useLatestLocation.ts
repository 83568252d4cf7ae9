import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation, type Location } from 'react-router-dom';

/** Routes are the same in any case, and with a slash at the end. */
const toPage = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

/**
 * Asks for the latest location of this page; null = the page is being left. The router renders a navigation as a
 * transition, so what is on the screen may still have the location before it, for as long as the next page's code is
 * coming. What writes the address from there asks first: it would undo the student's navigation.
 */
export function useLatestLocation(): () => Location | null {
  // As the navigator has it, with the folder that the portal is deployed in.
  const page = toPage(useHref(useLocation().pathname));
  const { navigator } = use(NavigationContext);
  return () => {
    // Both routers' navigators are histories, whose location is never behind; the type leaves it out.
    const { location } = navigator as unknown as { location: Location };
    return toPage(location.pathname) === page ? location : null;
  };
}
