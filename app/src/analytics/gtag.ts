import { parseUrl } from '@portal/domain/shared';
import { allowScripts } from '../portal/vendor-scripts.ts';
import { whenIdle } from './when-idle.ts';

declare global {
  interface Window {
    /** The vendor's queue: its script processes what was pushed before it loaded. */
    dataLayer?: IArguments[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

let previous: string | null = null;

/** The vendor's script accepts only `arguments` objects. */
function gtag(..._args: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** The URL of a page as sent to the vendor: with the route's pattern instead of its parameters. */
function patternUrl(pattern: string): string {
  return location.origin + import.meta.env.BASE_URL.replace(/\/$/, '') + pattern;
}

/** The origin of the referrer, whose full URL may contain private data. */
function referrerOrigin(): string {
  const referrer = parseUrl(document.referrer);
  return referrer ? `${referrer.origin}/` : '';
}

/**
 * Counts one page view. The first one loads the vendor's script when the browser is idle. Pages with a token in their URL
 * are not counted and do not load the script.
 *
 * @param ids at least one, validated (`measurementIds`)
 * @param pattern the route's pattern, never the URL itself
 */
export function countView(ids: readonly string[], pattern: string): void {
  if (pattern.includes(':token')) return;
  const page = {
    page_location: patternUrl(pattern),
    page_path: pattern,
    // Not the document's title, which may contain the name of a course.
    page_title: pattern,
    page_referrer: previous === null ? referrerOrigin() : patternUrl(previous),
  };
  const first = previous === null;
  previous = pattern;
  if (first) gtag('js', new Date());
  // Also the defaults for events that the vendor's script sends itself.
  gtag('set', page);
  if (first) {
    for (const id of ids) gtag('config', id, { ...page, send_page_view: false });
    whenIdle(() => {
      allowScripts('https://www.googletagmanager.com/');
      const src = `${SCRIPT}?${new URLSearchParams({ id: ids[0] ?? '' }).toString()}`;
      document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
    });
  }
  gtag('event', 'page_view', { ...page, send_to: ids });
}
