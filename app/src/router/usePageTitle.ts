import type { PageAbout } from '@portal/ui/shell';
import { createContext, use, useLayoutEffect } from 'react';

/** What a page says of itself at its top, in place of the route's own words. */
export interface OwnTitle {
  /** null while it is not known: the route's words stand in. */
  title: string | null;
  about: PageAbout | null;
}

/** Takes a page's own title; null gives it back to the route's. */
export const PageTitleContext = createContext<(own: OwnTitle | null) => void>(() => undefined);

/**
 * Names the page after what it shows, for instance a course, instead of the route's own words.
 *
 * @param title null while it is not known
 * @param about the line under the title: what the page belongs to, and the way there
 */
export function usePageTitle(title: string | null, about: PageAbout | null = null): void {
  const tell = use(PageTitleContext);
  const { name = null, href = null } = about ?? {};
  useLayoutEffect(() => {
    tell({ title, about: href === null ? null : { name, href } });
    return () => tell(null);
  }, [tell, title, name, href]);
}
