import { http, HttpResponse, type RequestHandler } from 'msw';
import type { School } from '../school/school.ts';
import { accountCalls } from './account.ts';
import { courseCalls } from './course.ts';
import { pictures } from './icons.ts';
import { identityCalls } from './identity.ts';
import { messageCalls } from './message.ts';
import { passwordCalls } from './password.ts';
import { settingCalls } from './setting.ts';

/** The school on the wire: one handler a call. A request it does not know is left unhandled, which stories treat as an error. */
export function schoolHandlers(school: School): RequestHandler[] {
  const calls = [...accountCalls, ...courseCalls, ...identityCalls, ...messageCalls, ...passwordCalls, ...settingCalls];
  return [...calls.map((make) => make(school)), ...pictures];
}

/** What a real server answers to an unknown path or method (contract 1.1); comes last. */
export const unknownCall = http.all('*/api/*', () => new HttpResponse(null, { status: 404 }));
