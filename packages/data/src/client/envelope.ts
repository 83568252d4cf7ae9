import { FailureError, type Failure } from '@portal/domain/shared';

function texts(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  return [...new Set(sent.filter((text): text is string => typeof text === 'string' && text !== ''))];
}

function isObject(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

/** The server's messages about a failure, errors preferred (contract 1.3), each once; empty when it sent none. */
function messagesOf(envelope: unknown): string[] {
  if (!isObject(envelope)) return [];
  const errors = texts(envelope['MessageErrorTextArray']);
  return errors.length > 0 ? errors : texts(envelope['MessageTextArray']);
}

/**
 * Reads a response: resolves to the `Value` of a success, or throws the `Failure` that status and body mean
 * (contract 1.4). Only HTTP 200 with `IsSuccess === true` is a success; `"true"` is not.
 */
export async function openEnvelope(response: Response): Promise<unknown> {
  const body = await readJson(response);
  const failure = failureOf(response.status, body);
  if (failure) throw new FailureError(failure);
  return (body as Record<string, unknown>)['Value'];
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function failureOf(status: number, body: unknown): Failure | null {
  if (status === 401) return { kind: 'unauthorised', messages: messagesOf(body) };
  if (status === 400) return { kind: 'badRequest', messages: messagesOf(body) };
  if (status !== 200) return { kind: 'serverDown', status };
  if (!isObject(body)) return { kind: 'notAnAnswer' };
  if (body['IsSuccess'] === true) return null;
  // Without IsSuccess it is no envelope, so its messages are not shown.
  const messages = 'IsSuccess' in body ? messagesOf(body) : [];
  return { kind: 'rejected', messages, value: body['Value'] ?? null };
}
