import type { ReportsConfig } from '@portal/domain/settings';
import type { Incident } from './report.ts';

/** Reports an incident, without waiting. Never throws. */
export type ReportIncident = (incident: Incident) => void;

/**
 * Starts the reports of errors and of web vitals where the deployment has an address for them (docs/deployment.md).
 * Whether this page load reports is decided here, once. The code is fetched only if it does.
 *
 * @param chance from 0 to 1
 * @returns null where nothing is reported
 */
export function startReports(config: ReportsConfig | null, chance = Math.random()): ReportIncident | null {
  if (!config || chance >= config.sampleRate) return null;
  const reporter = import('./reporter.ts').then(({ startReporter }) => startReporter(config.url));
  const report: ReportIncident = (incident) => {
    // Without the reporter's code, nothing is reported.
    reporter.then((one) => one.report(incident)).catch(() => undefined);
  };
  addEventListener('error', ({ error, message }) =>
    report({ kind: 'error', source: 'window', thrown: error ?? message }),
  );
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'error', source: 'promise', thrown: reason }));
  return report;
}
