// @ts-check

/** Output of npx or pnpm when the registry cannot be reached or offers no audits. */
const UNANSWERED =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|fetch failed|error sending request/i;

/**
 * Evaluates an audit. It has not failed when the registry did not respond.
 * @param {number} code Exit code of `pnpm audit`.
 * @param {string} output
 * @returns {{ note: string | null, failed: boolean }} `note`: printed instead of the output
 */
export function auditOutcome(code, output) {
  if (code === 0 || !UNANSWERED.test(output)) return { note: null, failed: code !== 0 };
  const [reason = ''] = /responded with \d+/.exec(output) ?? UNANSWERED.exec(output) ?? [];
  return { note: `note: nothing was audited: the registry did not answer (${reason}).`, failed: false };
}
