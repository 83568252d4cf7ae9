import type { NavEntry } from '@portal/domain/screens';
import { screenKey } from '../preload-manifest.ts';

/** The facts about a page behind sign-in that the build has written into the HTML. */
export interface EarlyPageFacts {
  /** Empty where only the code knows it. */
  title: string;
  /** The menu entry that is current; null = none. */
  entry: NavEntry | null;
  /** A line under the title names its course. */
  ofCourse: boolean;
}

/**
 * Returns the facts about the page at a path; null = there are none.
 *
 * @param pages the part `pages`
 * @param path of the page, without the deployment's base
 */
export function readPage(pages: ParentNode, path: string): EarlyPageFacts | null {
  const key = screenKey(path);
  const found = [...pages.querySelectorAll<HTMLElement>('[data-page]')].find(({ dataset }) => dataset['page'] === key);
  if (!found) return null;
  const { entry, ofCourse } = found.dataset;
  return {
    title: found.textContent,
    entry: (entry ?? null) as NavEntry | null,
    ofCourse: ofCourse !== undefined,
  };
}

/** Shows the title of the page, as its header will. */
export function showTitle(root: ParentNode, title: string): void {
  const heading = root.querySelector('h1');
  if (heading) heading.textContent = title;
}

/**
 * Shows the page's skeleton, where the build has rendered one.
 *
 * @param key of the screen, see `screenKey`
 * @param search of the address; '' = none
 */
export function showSkeleton(root: ParentNode, key: string, search: string): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-skeleton]')];
  const drawn = templates.find(({ dataset }) => dataset['skeleton'] === key);
  if (drawn && (search === '' || drawn.dataset['plainAddress'] === undefined))
    root.querySelector('main')?.append(drawn.content.cloneNode(true));
}
