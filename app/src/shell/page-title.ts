import { createContext, use, useLayoutEffect } from 'react';

/** Takes a page's own title; null gives it back to the route's. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => undefined);

/**
 * Names the page after what it shows, for instance a course, instead of the route's own words. null while that is not
 * known: the route's words stand in.
 */
export function usePageTitle(title: string | null): void {
  const tell = use(PageTitleContext);
  useLayoutEffect(() => {
    tell(title);
    return () => tell(null);
  }, [tell, title]);
}
