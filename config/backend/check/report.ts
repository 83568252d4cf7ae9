import type { Result } from './run-check.ts';

/** Formats a result as lines of text. */
export function linesOf(result: Result): string[] {
  if (result.verdict === 'not checked') return [`not checked  ${result.path}: ${result.why}`];
  const { path, verdict, findings, milliseconds } = result;
  const head = `${verdict.padEnd(11)}  ${path} (${milliseconds} ms)`;
  const reasons =
    verdict === 'refused' ? [{ field: 'IsSuccess', reason: 'is false for something the server offered' }] : [];
  return [head, ...[...reasons, ...findings].map(({ field, reason }) => `             ${field} ${reason}`)];
}

/** Whether every call that was checked keeps the contract. */
export const isKept = (results: readonly Result[]): boolean =>
  results.every(({ verdict }) => verdict === 'kept' || verdict === 'not checked');

/** Formats the last lines of the report: the number of calls by verdict. */
export function summaryOf(results: readonly Result[]): string[] {
  const count = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length;
  return [
    `${results.length} calls: ${count('kept')} keep the contract, ${count('broken')} are broken for the portal, ${count('tolerated')} break the contract where the portal tolerates it, ${count('refused')} were refused, ${count('not checked')} were not checked.`,
    isKept(results) ? 'What was checked keeps the contract.' : 'The backend does not keep the contract; see above.',
  ];
}
