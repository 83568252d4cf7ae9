import type { AnalyticsIds, IntegrationConfig } from './model.ts';

/**
 * Whether the live-class and meetings panel is left out (000 §2.8): the school says so, or the school belongs to the
 * testing partner with its add-on. While nothing is known of an integration, nothing is hidden.
 */
export function hidesMeetingsPanel(config: IntegrationConfig | undefined): boolean {
  if (!config) return false;
  return config.hidesMeetings || (config.instance === 'celpip' && config.addOn);
}

/** Ids as the vendor makes them: `G-1A2B3C`, `UA-12345-1`. Anything else never becomes part of an address. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{1,30}$/i;

/**
 * The ids under which visits are counted: the school's where it switched counting on, else the deployment's. None =
 * nothing is loaded and nothing is sent.
 */
export function measurementIds(school: AnalyticsIds | null, deployment: AnalyticsIds | null): string[] {
  const { ga4Id, trackerId } = school ?? deployment ?? { ga4Id: null, trackerId: null };
  const given = [ga4Id, trackerId].flatMap((id) => (id !== null && MEASUREMENT_ID.test(id) ? [id] : []));
  return [...new Set(given)];
}
