import { http, HttpResponse, type HttpHandler } from 'msw';
import { isRefusal, refuse } from './answer.ts';
import type { Fault } from './faults.ts';
import { studentNamed } from '../session/model.ts';
import type { MockBackend, MockIdentity, Student } from './model.ts';

/** What a field of a request must be; a field of another type is a malformed request (HTTP 400). */
type FieldType = 'string' | 'number' | 'boolean' | 'list';
/** A field with a question mark may be null or absent. */
type Fields = Readonly<Record<string, FieldType | `${FieldType}?`>>;
interface Types {
  string: string;
  number: number;
  boolean: boolean;
  list: unknown[];
}
type Sent<F extends Fields> = {
  [K in keyof F]: F[K] extends FieldType
    ? Types[F[K]]
    : F[K] extends `${infer T extends FieldType}?`
      ? Types[T] | null
      : never;
};

interface CallInput<B extends Fields, Q extends Fields> {
  backend: MockBackend;
  body: Sent<B>;
  query: Sent<Q>;
  /** The token as sent; '' on anonymous calls without one. */
  token: string;
  /** The token when it was sent as `Bearer`, as a provider's is; else ''. */
  bearer: string;
}

/** One row of the contract's table of calls. */
interface CallRoute<B extends Fields, Q extends Fields> {
  method: 'GET' | 'POST';
  /** `Segment/Call`. */
  path: string;
  body?: B;
  query?: Q;
}

/** Creates the MSW handler of a call for a mock backend. */
export interface MakeHandler {
  (backend: MockBackend): HttpHandler;
  /** `Segment/Call`; absent for a page, a file or a picture. */
  path?: string;
}

/**
 * Creates the handler of a call that needs a valid token. The student is that of the token; a request that names
 * another student is refused.
 */
export function call<const B extends Fields = Record<never, never>, const Q extends Fields = Record<never, never>>(
  route: CallRoute<B, Q>,
  answer: (student: Student, input: CallInput<B, Q>) => unknown,
): MakeHandler {
  return serve(route, (input) => {
    const student = studentOf(input);
    if (!student) return expired();
    if (namesAnother(student, { ...input.query, ...input.body })) return envelope(refuse(['This is not yours.'], null));
    return envelope(answer(student, input));
  });
}

/** Creates the handler of a call without a token (contract 1.2). */
export function anonymousCall<
  const B extends Fields = Record<never, never>,
  const Q extends Fields = Record<never, never>,
>(route: CallRoute<B, Q>, answer: (input: CallInput<B, Q>) => unknown): MakeHandler {
  return serve(route, (input) => envelope(answer(input)));
}

/**
 * Creates the handler of a call that needs a token of this identity provider. The token's email may belong to no
 * student.
 */
export function providerCall<
  const B extends Fields = Record<never, never>,
  const Q extends Fields = Record<never, never>,
>(
  provider: MockIdentity['provider'],
  route: CallRoute<B, Q>,
  answer: (email: string, input: CallInput<B, Q>) => unknown,
): MakeHandler {
  return serve(route, (input) => {
    const { identity } = input.backend;
    const email = identity.provider === provider ? identity.accepts(input.bearer) : null;
    return email === null ? expired() : envelope(answer(email, input));
  });
}

function serve<B extends Fields, Q extends Fields>(
  { method, path, body: bodyFields, query: queryFields }: CallRoute<B, Q>,
  reply: (input: CallInput<B, Q>) => Response,
): MakeHandler {
  const make = (backend: MockBackend) =>
    // The server matches paths without regard to case (contract 1.1).
    http[method === 'GET' ? 'get' : 'post'](new RegExp(`/api/${path}$`, 'i'), async ({ request }) => {
      const { fault, delayMs } = backend.faults.next(path);
      if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
      if (fault) return faultResponse(fault);
      const body = readFields(bodyFields, await readBody(request));
      const query = readFields(queryFields, readQuery(request));
      if (!body || !query) return sendJson({ IsSuccess: false, Value: null, ...messages(['Bad request.']) }, 400);
      return backend.transaction(() =>
        reply({
          backend,
          body,
          query,
          token: tokenOf(request, 'Basic|Bearer'),
          bearer: tokenOf(request, 'Bearer'),
        }),
      );
    });
  return Object.assign(make, { path });
}

/** `{type} {token}` (contract 1.2); a header of another form counts as none. */
function tokenOf(request: Request, types: 'Bearer' | 'Basic|Bearer'): string {
  return request.headers.get('Authorization')?.match(new RegExp(`^(?:${types}) (\\S+)$`))?.[1] ?? '';
}

/** Whether a request names a student other than the token's, which is a business failure (contract 1.7). */
function namesAnother({ account }: Student, sent: Record<string, unknown>): boolean {
  const { StudentUserId = account.UserId, userId = account.UserId, StudentId = account.StudentId } = sent;
  return StudentUserId !== account.UserId || userId !== account.UserId || StudentId !== account.StudentId;
}

/** The student of a token: one of the mock backend's own, or one of the identity provider. */
function studentOf({
  backend,
  token,
  bearer,
}: {
  backend: MockBackend;
  token: string;
  bearer: string;
}): Student | undefined {
  const userId = backend.tokens.get(token);
  if (userId !== undefined) return backend.students.find((one) => one.account.UserId === userId);
  const email = bearer && backend.identity.accepts(bearer);
  return email ? studentNamed(backend, email) : undefined;
}

/** The student whose token a page of the main app has in its URL. */
export function studentOfPage(backend: MockBackend, request: Request): Student | undefined {
  const userId = backend.tokens.get(new URL(request.url).searchParams.get('token') ?? '');
  return backend.students.find((one) => one.account.UserId === userId);
}

/** The student of a request outside the API, for files that need a token. */
export function studentOfRequest(backend: MockBackend, request: Request): Student | undefined {
  return studentOf({ backend, token: tokenOf(request, 'Basic|Bearer'), bearer: tokenOf(request, 'Bearer') });
}

/** The body as an object; `{}` for an empty body and for the literal null; null for anything else that is no object. */
async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  if (request.method === 'GET') return {};
  const text = await request.text();
  try {
    const sent: unknown = text === '' ? {} : (JSON.parse(text) ?? {});
    return typeof sent === 'object' && !Array.isArray(sent) ? (sent as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Query parameters with names in lower case; whole numbers as numbers. */
function readQuery(request: Request): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of new URL(request.url).searchParams) {
    found[name.toLowerCase()] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return found;
}

function readFields<F extends Fields>(fields: F | undefined, sent: Record<string, unknown> | null): Sent<F> | null {
  if (!sent) return null;
  const lower = new Map(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
  const read: Record<string, unknown> = {};
  for (const [name, wanted] of Object.entries(fields ?? {})) {
    const value = lower.get(name.toLowerCase()) ?? null;
    const absent = value === null && wanted.endsWith('?');
    if (!absent && typeOf(value) !== wanted.replace('?', '')) return null;
    read[name] = value;
  }
  return read as Sent<F>;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function messages(errors: string[]) {
  return { MessageErrorTextArray: errors, MessageTextArray: [] };
}

function envelope(answer: unknown): Response {
  if (isRefusal(answer)) return sendJson({ IsSuccess: false, Value: answer.value, ...messages(answer.messages) });
  return sendJson({ IsSuccess: true, Value: answer ?? null, ...messages([]) });
}

function expired(): Response {
  return sendJson({ IsSuccess: false, Value: null, ...messages(['User login has expired']) }, 401);
}

function sendJson(body: object, status = 200): Response {
  return HttpResponse.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

function faultResponse(fault: Fault): Response | Promise<Response> {
  switch (fault.kind) {
    case 'rejected':
      return sendJson({ IsSuccess: false, Value: fault.value ?? null, ...messages(fault.messages) });
    case 'status':
      return fault.status === 401
        ? expired()
        : sendJson({ IsSuccess: false, Value: null, ...messages([]) }, fault.status);
    case 'offline':
      return HttpResponse.error();
    case 'body':
      return new HttpResponse(fault.body, { headers: { 'Content-Type': 'text/html' } });
    case 'never':
      return new Promise(() => undefined);
  }
}
