import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pagePattern } from '../router/page-pattern.ts';
import { toReport, type Incident, type Place, type Report } from './report.ts';

/** The maximum number of reports, also of a page that fails in a loop or at every frame. */
const MOST = 10;

/** A reporter sends each report once, and at most ten. */
export interface Reporter {
  report: (incident: Incident) => void;
  reportVitals: (vitals: Readonly<Record<string, number>>) => void;
}

/** The functions of the page that a reporter uses. */
interface Page {
  place: () => Place;
  send: (body: string) => void;
}

/** Creates a reporter. It never throws: an error in it must not make anything worse. */
export function createReporter({ place, send }: Page): Reporter {
  const sent = new Set<string>();
  function sendOnce(make: () => Report) {
    try {
      const body = JSON.stringify(make());
      if (sent.size >= MOST || sent.has(body)) return;
      sent.add(body);
      send(body);
    } catch {
      // A thrown value may be anything, such as an object whose members throw.
    }
  }
  return {
    report: (incident) => sendOnce(() => toReport(incident, place())),
    reportVitals: (vitals) => sendOnce(() => ({ kind: 'vitals', ...place(), vitals })),
  };
}

/** Returns the current page, without the parameters of its URL. */
function currentPlace(): Place {
  return {
    version: document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '',
    route: pagePattern(location.pathname.slice(import.meta.env.BASE_URL.length - 1)),
    language: document.documentElement.lang,
  };
}

/**
 * Sends a report without cookies and referrer, which `sendBeacon` would send, and without a preflight request, since
 * the response is not read. The request outlives the page.
 */
function send(url: string, body: string): void {
  fetch(url, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports the web vitals of the page, once, when it is left or put into the background. */
function watchVitals({ reportVitals }: Reporter): void {
  const vitals: Record<string, number> = {};
  const keep = ({ name, value }: Metric) => {
    vitals[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    // The last values are reported during this event.
    queueMicrotask(() => reportVitals(vitals));
  };
  document.addEventListener('visibilitychange', onHidden);
}

/** Starts the reports of this page load to `url`. */
export function startReporter(url: string): Reporter {
  const reporter = createReporter({ place: currentPlace, send: (body) => send(url, body) });
  watchVitals(reporter);
  return reporter;
}
