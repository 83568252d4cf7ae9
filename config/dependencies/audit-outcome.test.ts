import { expect, test } from 'vitest';
import { auditOutcome } from './audit-outcome.mjs';

const REFUSED = `Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × The audit endpoint (at https://registry.example/-/npm/v1/security/
  │ advisories/bulk) responded with 405:
`;

test.each([
  ['nothing found', 0, 'No known vulnerabilities found', false, null],
  ['something found', 1, '1 vulnerabilities found\nSeverity: 1 high', true, null],
  ['another failure', 1, 'ERR_PNPM_NO_LOCKFILE', true, null],
  ['a registry without audits', 1, REFUSED, false, 'responded with 405'],
  ['no registry', 1, 'npm error code ECONNREFUSED\nnpm error syscall connect', false, 'ECONNREFUSED'],
  ['no network', 1, 'Error: getaddrinfo ENOTFOUND registry.example', false, 'ENOTFOUND'],
])('%s', (_name, code, output, failed, said) => {
  const outcome = auditOutcome(code, output);
  expect(outcome.failed).toBe(failed);
  if (said === null) expect(outcome.note).toBeNull();
  else expect(outcome.note).toMatch(new RegExp(`^note: nothing was audited: .*${said}`));
});
