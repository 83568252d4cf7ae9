import type { ReportsConfig } from '@portal/domain/settings';
import type { Incident } from './report.ts';

/** Reports an incident; never throws, and waits for nothing. */
export type ReportIncident = (incident: Incident) => void;

/**
 * Starts the reports of errors and of speed where the deployment has an address for them (docs/deployment.md); which page
 * loads report is decided here, once. Their code is fetched only then.
 *
 * @param chance from 0 to 1
 * @returns null where nothing is reported
 */
export function startReports(config: ReportsConfig | null, chance = Math.random()): ReportIncident | null {
  if (!config || chance >= config.sampleRate) return null;
  const reporter = import('./reporter.ts').then(({ startReporter }) => startReporter(config.url));
  const report: ReportIncident = (incident) => {
    // Code that cannot be fetched: nothing is reported.
    reporter.then((one) => one.report(incident)).catch(() => undefined);
  };
  addEventListener('error', ({ error, message }) =>
    report({ kind: 'error', source: 'window', thrown: error ?? message }),
  );
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'error', source: 'promise', thrown: reason }));
  return report;
}
