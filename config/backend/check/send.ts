import { callInit, callUrl, type CallSpec, type Credentials } from '@portal/data/client/request';

/** Milliseconds that the check waits for a response; half of the portal's limit. */
const TIME_LIMIT_MS = 30_000;
/** The most characters of a response that are read; no response of the contract has a tenth of them. */
const LENGTH_LIMIT = 20_000_000;

/** The outcome of a request. */
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

/** Reads a body as text; null when it is longer than {@link LENGTH_LIMIT}. */
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
