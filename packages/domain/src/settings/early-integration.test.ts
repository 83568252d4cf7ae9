import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEarlyHidesMeetings } from './early-integration.ts';
import { decodeIntegrationConfig } from './integration.ts';
import { hidesMeetingsPanel } from './rules.ts';

test.each([
  [{ Instance: 'Celpip', IsAddOnEnabled: true }, true],
  [{ Instance: 'Celpip', IsAddOnEnabled: false }, false],
  [{ Instance: null, HideMeetingsAndTasksPanel: true }, true],
  [null, false],
])('%o hides the panel: %s', (sent, expected) => {
  expect(readEarlyHidesMeetings(sent)).toBe(expected);
});

test('whatever is sent, it says what the rule says of what is decoded, and hides nothing where that fails', () => {
  const flag = fc.constantFrom(true, false, null, 'true', undefined);
  const answer = fc.record(
    {
      Instance: fc.constantFrom('Celpip', 'CELPIP', 'E2English', 'other', null, 5),
      IsAddOnEnabled: flag,
      HideMeetingsAndTasksPanel: flag,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(answer, fc.anything()), (value) => {
      let decoded;
      try {
        decoded = decodeIntegrationConfig(value);
      } catch {
        // Nothing is hidden.
      }
      expect(readEarlyHidesMeetings(value)).toBe(hidesMeetingsPanel(decoded));
    }),
  );
});
