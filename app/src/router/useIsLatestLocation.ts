import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Location } from 'react-router-dom';

/**
 * Says whether the rendered location is the latest one. The router renders a navigation as a transition, so a render of
 * something more urgent may still have the location before it. An effect that writes the address back asks this first:
 * it would undo the student's navigation.
 */
export function useIsLatestLocation(): () => boolean {
  const { key } = useLocation();
  const { navigator } = use(NavigationContext);
  // Both routers' navigators are histories, whose location is never behind; the type leaves it out.
  return () => (navigator as unknown as { location: Location }).location.key === key;
}
