import { whenIdle } from './when-idle.ts';

declare global {
  interface Window {
    /** The vendor's queue: what is put in before its script is there is read when it comes. */
    dataLayer?: IArguments[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

let previous: string | null = null;

/** The vendor reads `arguments` objects and nothing else. */
function gtag(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Where a page is, as the vendor hears of it: without what stands in its address. */
function addressOf(pattern: string): string {
  return location.origin + import.meta.env.BASE_URL.replace(/\/$/, '') + pattern;
}

/** The site the student came from; its own address may hold anything. */
function cameFrom(): string {
  return URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : '';
}

/**
 * Counts one view of a screen. The first one lets the vendor's script in, when the browser has nothing else to do.
 * Pages whose address holds a token are not counted, and while one is open the vendor is not let in.
 *
 * @param ids at least one, checked (`measurementIds`)
 * @param pattern the screen, never its address
 */
export function countView(ids: readonly string[], pattern: string): void {
  if (pattern.includes(':token')) return;
  const page = {
    page_location: addressOf(pattern),
    page_path: pattern,
    // Titles may name what a student reads.
    page_title: pattern,
    page_referrer: previous === null ? cameFrom() : addressOf(previous),
  };
  const first = previous === null;
  previous = pattern;
  if (first) gtag('js', new Date());
  // For whatever the vendor sends by itself, too.
  gtag('set', page);
  if (first) {
    for (const id of ids) gtag('config', id, { ...page, send_page_view: false });
    whenIdle(() => {
      const src = `${SCRIPT}?${new URLSearchParams({ id: ids[0] ?? '' }).toString()}`;
      document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
    });
  }
  gtag('event', 'page_view', { ...page, send_to: ids });
}
