import { FailureError, type DecodeContext, type Failure, type ToSafeHref } from '@portal/domain/shared';
import { openEnvelope } from './envelope.ts';
import { callInit, callUrl, credentialHeaders, type CallSpec, type Credentials } from './request.ts';

/** The client gives up after this many milliseconds (contract 1.1). */
export const TIME_LIMIT_MS = 60_000;

export interface ClientOptions {
  /** Address of the API without a trailing slash; may be on another origin. */
  apiBase: string;
  /** Asked at every call, so that a fresh sign-in counts at once. */
  credentials: () => Credentials;
  /** Which addresses of the server may be followed: given to decoders. */
  toSafeHref: ToSafeHref;
  /** The network; the browser's `fetch` unless told. */
  fetch?: typeof fetch;
  /** Told of every failed call before the caller hears of it: the one place that maps failures to pages. */
  onFailure?: (failure: Failure, spec: Pick<CallSpec, 'path' | 'silent'>) => void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The one way to the server. Never redirects, never retries; throws `FailureError`, or an `AbortError` when the caller
 * gave up first.
 */
export interface Client extends DecodeContext {
  /** A JSON call; resolves to the `Value` of the envelope, still to be decoded. */
  call(spec: CallSpec, options?: CallOptions): Promise<unknown>;
  /** The multipart variant for uploads: the form is sent as it is, the answer is an envelope. */
  upload(path: string, form: FormData, options?: CallOptions): Promise<unknown>;
  /**
   * A file. Credentials go along only when its address has the API's own origin (contract 4.1).
   * Any status but 200 is a `serverDown` failure.
   */
  file(address: string, options?: CallOptions): Promise<Blob>;
}

export function createClient({ apiBase, credentials, toSafeHref, fetch: network, onFailure }: ClientOptions): Client {
  const ask = network ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  async function send<T>(
    spec: Pick<CallSpec, 'path' | 'silent'>,
    address: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      const response = await ask(address, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      return await read(response);
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const failure = asNetworkFailure(thrown, limit.aborted);
      onFailure?.(failure.failure, spec);
      throw failure;
    }
  }

  return {
    toSafeHref,
    call: (spec, { signal } = {}) =>
      send(spec, callUrl(apiBase, spec), callInit(spec, credentials()), signal, openEnvelope),
    upload: (path, form, { signal } = {}) =>
      send(
        { path },
        `${apiBase}/${path}`,
        { method: 'POST', headers: { Accept: 'application/json', ...credentialHeaders(credentials()) }, body: form },
        signal,
        openEnvelope,
      ),
    file: async (address, { signal } = {}) => {
      const base = new URL(apiBase, globalThis.location?.href);
      if (!URL.canParse(address, base.origin))
        throw new FailureError({ kind: 'notUnderstood', detail: 'address of a file' });
      const url = new URL(address, base.origin);
      const known = url.origin === base.origin ? credentialHeaders(credentials()) : {};
      return send(
        { path: 'file', silent: true },
        url.href,
        { headers: { Accept: '*/*', ...known } },
        signal,
        async (response) => {
          if (response.status !== 200) throw new FailureError({ kind: 'serverDown', status: response.status });
          return response.blob();
        },
      );
    },
  };
}

function asNetworkFailure(thrown: unknown, timedOut: boolean): FailureError {
  if (thrown instanceof FailureError) return thrown;
  return new FailureError(timedOut ? { kind: 'serverDown', status: 0 } : { kind: 'offline' });
}
