import { callInit, callUrl, type CallSpec, type Credentials } from '@portal/data/client/request';

/** Milliseconds the check waits for an answer; half of what the portal does, since nobody looks at a spinner here. */
const TIME_LIMIT_MS = 30_000;
/** Characters of an answer that are read; no call of the contract has a tenth of that. */
const LENGTH_LIMIT = 20_000_000;

/** What came of a request. */
export type Sent =
  | { kind: 'answered'; status: number; contentType: string; cacheControl: string; text: string }
  | { kind: 'unanswered'; reason: string };

export interface SendOptions {
  /** Without a trailing slash. */
  api: string;
  credentials: Credentials;
  network: typeof fetch;
}

/** Sends a call once. Redirects are not followed: the token is for this server only. */
export async function send(spec: CallSpec, { api, credentials, network }: SendOptions): Promise<Sent> {
  try {
    const response = await network(callUrl(api, spec), {
      ...callInit(spec, credentials),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const text = await readText(response);
    if (text === null) return { kind: 'unanswered', reason: `the answer is longer than ${LENGTH_LIMIT} characters` };
    return {
      kind: 'answered',
      status: response.status,
      contentType: response.headers.get('Content-Type') ?? '',
      cacheControl: response.headers.get('Cache-Control') ?? '',
      text,
    };
  } catch (thrown) {
    const isTimeout = thrown instanceof Error && thrown.name === 'TimeoutError';
    return {
      kind: 'unanswered',
      reason: isTimeout ? `no answer within ${TIME_LIMIT_MS / 1000} s` : 'no connection, or it broke',
    };
  }
}

/** The text of a body; null when it is too long. */
async function readText({ body }: Response): Promise<string | null> {
  if (!body) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LENGTH_LIMIT) return null;
  }
  return text + decoder.decode();
}
