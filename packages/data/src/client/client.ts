import { FailureError, parseUrl, type DecodeContext, type Failure, type ToSafeHref } from '@portal/domain/shared';
import { anySignal, rejectOnAbort } from './any-signal.ts';
import { openEnvelope } from './envelope.ts';
import { callInit, callUrl, credentialHeaders, type CallSpec, type Credentials } from './request.ts';

/** The client gives up after this many milliseconds (contract 1.1). */
export const TIME_LIMIT_MS = 60_000;

export interface ClientOptions {
  /** Base URL of the API without a trailing slash; may be on another origin. */
  apiBase: string;
  /** Read at every call, so that a new sign-in applies at once. When it rejects, nothing is sent. */
  credentials: () => Credentials | Promise<Credentials>;
  /** Checks URLs from the server; passed to decoders. */
  toSafeHref: ToSafeHref;
  /** Default: the browser's `fetch`. */
  fetch?: typeof fetch;
  /**
   * Called for every failed call before the caller gets the failure, with the credentials that it was sent with; maps
   * failures to pages.
   */
  onFailure?: (failure: Failure, spec: Pick<CallSpec, 'path' | 'silent'>, sender: Credentials) => void;
  /**
   * Called when a call got no response. Browsers abort the requests of a document that is being left, some of them long
   * before its `pagehide` event. The call fails when the returned promise resolves; undefined = the document is not
   * being left.
   */
  waitIfLeavingDocument?: () => Promise<void> | undefined;
  /** Called with the error that a decoder threw for a response, and with the path of the call. */
  onUnreadable?: Client['onUnreadable'];
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The only access to the server. Never redirects, never retries; throws `FailureError`, or an `AbortError` when the caller
 * aborts.
 */
export interface Client extends DecodeContext {
  /** A JSON call; resolves to the `Value` of the envelope, still to be decoded. */
  call(spec: CallSpec, options?: CallOptions): Promise<unknown>;
  /** The multipart variant for uploads: the form is sent unchanged, the answer is an envelope. */
  upload(path: string, form: FormData, options?: CallOptions): Promise<unknown>;
  /**
   * Fetches a file. Credentials are sent only to the API's own origin (contract 4.1). Any status but 200 is a
   * `serverDown` failure.
   */
  file(url: string, options?: CallOptions): Promise<Blob>;
  /** Called by `fetchDecoded` with the error of a response that breaks the contract; the error is then rethrown. */
  onUnreadable?: ((thrown: unknown, path: string) => void) | undefined;
}

/** Saves a file that was fetched, under a name. */
export type SaveFile = (file: Blob, name: string) => void;

export function createClient(options: ClientOptions): Client {
  const { apiBase, credentials, toSafeHref, fetch: network, onFailure, onUnreadable, waitIfLeavingDocument } = options;
  const request = network ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  async function send<T>(
    spec: Pick<CallSpec, 'path' | 'silent'>,
    url: string,
    initWith: (credentials: Credentials) => RequestInit,
    { signal }: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const held = credentials();
    // Awaited only if it is a promise: signing out deletes the cookies in the same task as its call.
    const sender = held instanceof Promise ? await held : held;
    const init = initWith(sender);
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      const ended = signal ? anySignal(signal, limit) : limit;
      // Not left to `fetch`: no signal aborts an early request, nor the rest of its body (early.ts).
      return await Promise.race([request(url, { ...init, signal: ended }).then(read), rejectOnAbort(ended)]);
    } catch (thrown) {
      signal?.throwIfAborted();
      if (!(thrown instanceof FailureError) && !limit.aborted) await waitIfLeavingDocument?.();
      signal?.throwIfAborted();
      const failure = toNetworkFailure(thrown, limit.aborted);
      onFailure?.(failure.failure, spec, sender);
      throw failure;
    }
  }

  return {
    toSafeHref,
    onUnreadable,
    call: (spec, options = {}) =>
      send(spec, callUrl(apiBase, spec), (held) => callInit(spec, held), options, openEnvelope),
    upload: (path, form, options = {}) =>
      send(
        { path },
        `${apiBase}/${path}`,
        (held) => ({ method: 'POST', headers: { Accept: 'application/json', ...credentialHeaders(held) }, body: form }),
        options,
        openEnvelope,
      ),
    file: async (file, options = {}) => {
      const base = new URL(apiBase, globalThis.location?.href);
      const url = parseUrl(file, base.origin);
      if (!url) throw new FailureError({ kind: 'notUnderstood', detail: 'URL of a file' });
      return send(
        { path: 'file', silent: true },
        url.href,
        (held) => ({ headers: { Accept: '*/*', ...(url.origin === base.origin ? credentialHeaders(held) : {}) } }),
        options,
        async (response) => {
          if (response.status !== 200) throw new FailureError({ kind: 'serverDown', status: response.status });
          return response.blob();
        },
      );
    },
  };
}

const isOffline = () => 'onLine' in navigator && !navigator.onLine;

function toNetworkFailure(thrown: unknown, timedOut: boolean): FailureError {
  if (thrown instanceof FailureError) return thrown;
  // A rejected `fetch` does not say whether the request was sent, so only `navigator.onLine` tells a lost connection
  // from a server that is down (ADR 8).
  return new FailureError(!timedOut && isOffline() ? { kind: 'offline' } : { kind: 'serverDown', status: 0 });
}
