import type { CallSpec, Credentials } from '@portal/data/client/request';
import { createToSafeHref } from '@portal/domain/shared';
import type { CallPath } from '../contract/contract.ts';
import type { CallValidators } from '../openapi/validators.ts';
import { judge, type Verdict } from './judge.ts';
import { createResponses, NotChecked, type Responses } from './responses.ts';
import { NEVER_CHECKED } from './not-checked.ts';
import type { Finding } from './findings.ts';
import type { Read } from './read.ts';
import { appointmentReads } from './reads/appointments.ts';
import { courseReads } from './reads/courses.ts';
import { liveClassReads } from './reads/live-classes.ts';
import { messageReads } from './reads/messages.ts';
import { packageReads } from './reads/packages.ts';
import { anonymousReads, shellReads, signIn, signOut } from './reads/session.ts';
import { send } from './send.ts';
import { WRITES } from './writes.ts';

/** The result of the check for one call. */
export type Result =
  | { path: CallPath; verdict: Verdict; findings: readonly Finding[]; milliseconds: number }
  | { path: CallPath; verdict: 'not checked'; why: string };

export interface CheckOptions {
  /** Base URL of the API, without a trailing slash. */
  api: string;
  /** Origin of the main app, against which root-relative URLs are resolved. */
  mainApp: string;
  userName: string;
  password: string;
  /** Whether to make the writes that leave everything as it was (writes.ts). */
  writes: boolean;
  /** Built from docs/openapi.json, by path. */
  validators: ReadonlyMap<string, CallValidators>;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Milliseconds between two calls. */
  pauseMs: number;
  network: typeof fetch;
  /** Called for each result as soon as it is known. */
  report: (result: Result) => void;
}

const signedInReads: readonly Read[] = [
  ...shellReads,
  ...courseReads,
  ...liveClassReads,
  ...messageReads,
  ...appointmentReads,
  ...packageReads,
];

/** Every call that the check may make, in this order. */
export const CHECKED: readonly Read[] = [...anonymousReads, signIn('', ''), ...signedInReads, ...WRITES, signOut];

/** Signs in to a backend, makes every call that can be checked, one after the other, and signs out. */
export async function runCheck(options: CheckOptions): Promise<Result[]> {
  const { userName, password, writes, today } = options;
  const results: Result[] = [];
  const report = (result: Result) => {
    results.push(result);
    options.report(result);
  };
  const responses = createResponses(today);
  const anonymous: Credentials = { type: 'Basic', token: '', jwt: '' };
  const skip = (reads: readonly Read[], why: string) => {
    for (const { path } of reads) report({ path, verdict: 'not checked', why });
  };
  const ask = async (reads: readonly Read[], credentials: Credentials) => {
    for (const one of reads) report(await askOne(one, responses, credentials, options));
  };

  await ask([...anonymousReads, signIn(userName, password)], anonymous);
  const token = responses.value('Account/Login')['AuthorizationToken'];
  if (typeof token === 'string' && token !== '') {
    const signedIn = { ...anonymous, token };
    await ask(signedInReads, signedIn);
    if (writes) await ask(WRITES, signedIn);
    else skip(WRITES, 'writes; --writes allows it, and leaves everything as it was');
    await ask([signOut], signedIn);
  } else {
    skip([...signedInReads, ...WRITES, signOut], 'the sign-in gave no token');
  }
  for (const [path, why] of Object.entries(NEVER_CHECKED)) {
    report({ path: path as CallPath, verdict: 'not checked', why });
  }
  return results;
}

async function askOne(
  { path, request, decoders }: Read,
  responses: Responses,
  credentials: Credentials,
  { api, mainApp, validators, network, pauseMs }: CheckOptions,
): Promise<Result> {
  const call = validators.get(path);
  if (!call) throw new Error(`docs/openapi.json has no ${path}; run npm run openapi`);
  let spec: CallSpec;
  try {
    spec = { path, method: call.method, ...request(responses) } as CallSpec;
  } catch (thrown) {
    if (thrown instanceof NotChecked) return { path, verdict: 'not checked', why: thrown.message };
    throw thrown;
  }
  responses.sent.add(path);
  const begin = performance.now();
  const sent = await send(spec, { api, credentials, network });
  const milliseconds = Math.round(performance.now() - begin);
  const { value, verdict, findings } = await judge(sent, call, decoders, {
    toSafeHref: createToSafeHref(mainApp, mainApp),
  });
  responses.keep(path, value);
  await new Promise((done) => setTimeout(done, pauseMs));
  return { path, verdict, findings, milliseconds };
}
