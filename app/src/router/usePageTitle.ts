import type { PageAbout } from '@portal/ui/shell';
import { createContext, use, useLayoutEffect } from 'react';

/** A title that a page sets instead of its route's title. */
export interface PageTitle {
  /** null while it is not known: the route's title is shown. */
  title: string | null;
  about: PageAbout | null;
}

/** Sets the title of the current page; null restores the route's title. */
export const PageTitleContext = createContext<(title: PageTitle | null) => void>(() => undefined);

/**
 * Sets the page's title to its content, for instance a course's name, instead of the route's title.
 *
 * @param title null while it is not known; the route's title is shown then, and for an empty one
 * @param about the line under the title: the name of what the page belongs to, and a link to it
 */
export function usePageTitle(title: string | null, about: PageAbout | null = null): void {
  const setPageTitle = use(PageTitleContext);
  const { name = null, href = null } = about ?? {};
  useLayoutEffect(() => {
    setPageTitle({ title: title === '' ? null : title, about: href === null ? null : { name, href } });
    return () => setPageTitle(null);
  }, [setPageTitle, title, name, href]);
}
