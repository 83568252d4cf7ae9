import type { IntegrationConfig } from './model.ts';
import { hidesMeetingsPanel } from './rules.ts';

/**
 * Whether an answer of Setting/GetIntegrationConfig hides the live-class and meetings panel: the result of
 * `hidesMeetingsPanel` for the decoded answer. It does not use the schema of `decodeIntegrationConfig`, which is too
 * much code for the start of a page.
 */
export function readEarlyHidesMeetings(sent: unknown): boolean {
  const {
    Instance: instance,
    IsAddOnEnabled: addOn,
    HideMeetingsAndTasksPanel: hides,
  } = (sent ?? {}) as Readonly<Record<string, unknown>>;
  const partner: IntegrationConfig['instance'] =
    typeof instance === 'string' && instance.toLowerCase() === 'celpip' ? 'celpip' : null;
  return hidesMeetingsPanel({ instance: partner, addOn: addOn === true, hidesMeetings: hides === true });
}
