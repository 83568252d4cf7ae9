import { openEnvelope } from '@portal/data/client/envelope';
import { toFailure, type DecodeContext } from '@portal/domain/shared';
import type { CallValidators } from '../openapi/validators.ts';
import { findingsOf, kindOf, type Finding } from './findings.ts';
import type { Decoder } from './read.ts';
import type { Sent } from './send.ts';

/**
 * The outcome of a call.
 *
 * - `kept`: the response keeps the contract.
 * - `tolerated`: it does not, but the portal can decode it; a wrong value may be shown wrongly or left out.
 * - `broken`: the portal cannot decode it, and shows a failure.
 * - `refused`: `IsSuccess` is false for something that the server itself offered.
 */
export type Verdict = 'kept' | 'tolerated' | 'broken' | 'refused';

export interface Judgement {
  verdict: Verdict;
  findings: Finding[];
  /** The `Value` of a success; undefined without one. */
  value: unknown;
}

const broken = (field: string, reason: string): Judgement => ({
  verdict: 'broken',
  findings: [{ field, reason }],
  value: undefined,
});

/** Checks a response against the contract, and decodes it with the portal's own decoders. */
export async function judge(
  sent: Sent,
  validators: CallValidators,
  decoders: readonly Decoder[],
  context: DecodeContext,
): Promise<Judgement> {
  if (sent.kind === 'unanswered') return broken('connection', sent.reason);
  if (sent.status !== 200) return broken('status', `must be 200, is ${sent.status}`);
  const envelope = parse(sent.text);
  if (envelope === undefined) return broken('body', `is no JSON, but ${describe(sent.text)}`);
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) {
    return broken('body', `must be an object, is ${kindOf(envelope)}`);
  }
  const { IsSuccess } = envelope as Record<string, unknown>;
  if (typeof IsSuccess !== 'boolean') {
    return broken('IsSuccess', IsSuccess === undefined ? 'is missing' : `must be boolean, is ${kindOf(IsSuccess)}`);
  }
  const schema = IsSuccess ? validators.success(envelope) : validators.refusal(envelope);
  const findings = [...findingsOf(schema), ...headerFindings(sent)];
  if (!IsSuccess) return { verdict: 'refused', findings, value: undefined };

  const { Value: value } = envelope as Record<string, unknown>;
  const unread = await unreadable(sent.text, decoders, context);
  if (unread !== null) {
    const known = findings.length > 0 ? findings : [{ field: unread, reason: 'cannot be read by the portal' }];
    return { verdict: 'broken', findings: known, value };
  }
  return { verdict: findings.length > 0 ? 'tolerated' : 'kept', findings, value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function describe(text: string): string {
  if (text.trim() === '') return 'empty';
  return text.trimStart().startsWith('<') ? 'HTML' : 'another text';
}

function headerFindings({ contentType, cacheControl }: Sent & { kind: 'answered' }): Finding[] {
  const found: Finding[] = [];
  if (!/^application\/json\b/i.test(contentType)) {
    found.push({ field: 'Content-Type', reason: 'must be application/json; charset=utf-8' });
  }
  if (!/\bno-store\b/i.test(cacheControl)) found.push({ field: 'Cache-Control', reason: 'must be no-store' });
  return found;
}

/** Returns the field that the portal cannot decode; null when it decodes the response. */
async function unreadable(text: string, decoders: readonly Decoder[], context: DecodeContext): Promise<string | null> {
  try {
    const value = await openEnvelope(new Response(text));
    for (const decode of decoders) decode(value, context);
    return null;
  } catch (thrown) {
    const failure = toFailure(thrown);
    // Only the path in the detail: the text after the colon contains the value that was sent.
    const path = failure.kind === 'notUnderstood' ? (failure.detail.split(':')[0] ?? '') : '';
    return path === '' || path === 'value' ? 'Value' : `Value.${path.replaceAll(/\.?\b\d+\b/g, '[]')}`;
  }
}
