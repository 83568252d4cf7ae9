import * as v from 'valibot';
import { decode, flagSchema, oneOf } from '../shared/index.ts';
import { INTEGRATIONS, type IntegrationConfig } from './model.ts';

const integrationConfig = v.pipe(
  v.nullish(
    v.object({
      Instance: v.optional(oneOf(INTEGRATIONS, null), null),
      IsAddOnEnabled: flagSchema,
      HideMeetingsAndTasksPanel: flagSchema,
    }),
    {},
  ),
  v.transform((sent): IntegrationConfig => ({
    instance: sent.Instance,
    addOn: sent.IsAddOnEnabled,
    hidesMeetings: sent.HideMeetingsAndTasksPanel,
  })),
);

/** Decodes the answer of Setting/GetIntegrationConfig; without a configuration (null), nothing is hidden. */
export function decodeIntegrationConfig(sent: unknown): IntegrationConfig {
  return decode(integrationConfig, sent);
}
