/** A call, spelled exactly as in the contract's table. */
export interface CallSpec {
  /** `Account/Login`: segment and call. */
  path: string;
  method: 'GET' | 'POST';
  /** Query parameters; values are percent-encoded. */
  query?: Readonly<Record<string, string | number | boolean>>;
  /** Body of a POST; absent = `{}`. `null` is sent as the literal null. */
  body?: unknown;
  /** Its failure shows no error page (contract 2). */
  silent?: true;
}

/** The session's credentials at the time of a call (contract 1.2). */
export interface Credentials {
  /** `Basic` or `Bearer`. */
  type: string;
  /** '' = none. */
  token: string;
  /** Sent only after a token sign-in; '' otherwise. */
  jwt: string;
  /** The session in which the call is sent: its failure has no effect on a later one. */
  session?: number;
}

/** The URL of a call. */
export function callUrl(apiBase: string, { path, query }: CallSpec): string {
  if (!query) return `${apiBase}/${path}`;
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  // `URLSearchParams` writes a space as `+`, which not every server reads as one.
  return `${apiBase}/${path}?${parameters.toString().replaceAll('+', '%20')}`;
}

/** The headers that authenticate a call. */
export function credentialHeaders({ type, token, jwt }: Credentials): Record<string, string> {
  return {
    ...(token ? { Authorization: `${type} ${token}` } : {}),
    ...(jwt ? { 'X-Jwt-Token': jwt } : {}),
  };
}

/** Everything `fetch` needs for a JSON call, apart from the abort signal. */
export function callInit(spec: CallSpec, credentials: Credentials): RequestInit & { headers: Record<string, string> } {
  const headers = { Accept: 'application/json', ...credentialHeaders(credentials) };
  if (spec.method === 'GET') return { method: 'GET', headers };
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: spec.body === undefined ? '{}' : JSON.stringify(spec.body),
  };
}
