// @ts-check

/** Output of npx or pnpm when the registry cannot be reached, or has no audits. */
const UNANSWERED =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|fetch failed|error sending request/i;

/**
 * What an audit means.
 * @param {number} code of `pnpm audit`
 * @param {string} output
 * @returns {{ note: string | null, failed: boolean }} `note`: said instead of the output
 */
export function auditOutcome(code, output) {
  if (code === 0 || !UNANSWERED.test(output)) return { note: null, failed: code !== 0 };
  const lines = output.split('\n').map((line) => line.replace(/^[\s│×✗]+/, '').trim());
  const reason = [/responded with/, UNANSWERED].map((text) => lines.find((line) => text.test(line))).find(Boolean);
  return { note: `note: nothing was audited: the registry did not answer (${reason ?? 'no reason'}).`, failed: false };
}
