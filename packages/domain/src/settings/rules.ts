import type { AnalyticsIds, IntegrationConfig } from './model.ts';

/**
 * Whether the live-class and meetings panel is hidden (000 §2.8): by the school's setting, or because the school has the
 * add-on of the testing partner. Until the configuration is fetched, nothing is hidden.
 */
export function hidesMeetingsPanel(config: IntegrationConfig | undefined): boolean {
  if (!config) return false;
  return config.hidesMeetings || (config.instance === 'celpip' && config.addOn);
}

/**
 * The restricted mode of /Profile (OPEN-76): a student of a partner has no payment cards and no address there. Without
 * the configuration, nothing is hidden.
 */
export function hidesCardsAndAddress(config: IntegrationConfig | undefined): boolean {
  return config !== undefined && config.instance !== null;
}

/** The vendor's format: `G-1A2B3C`, `UA-12345-1`. An id of another format is not put into a URL. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{1,30}$/i;

/**
 * Returns the measurement ids: the school's when it has analytics on, else the deployment's. Empty = nothing is loaded
 * and nothing is sent.
 */
export function measurementIds(school: AnalyticsIds | null, deployment: AnalyticsIds | null): string[] {
  const { ga4Id, trackerId } = school ?? deployment ?? { ga4Id: null, trackerId: null };
  const given = [ga4Id, trackerId].flatMap((id) => (id !== null && MEASUREMENT_ID.test(id) ? [id] : []));
  return [...new Set(given)];
}
