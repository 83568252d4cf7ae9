import type { CallSpec } from '@portal/data/client';
import { studentCoursesCall } from '@portal/data/courses';
import { frameEnabledCall } from '@portal/data/progress';
import { checkAuthCall } from '@portal/data/session';
import { appSettingCall, colorSchemeCall } from '@portal/data/settings';
import { menuFlagsCall, messagesEnabledCall } from '@portal/data/shell';
import type { Placeholder } from './placeholder.ts';

/** The fields of the responses that are read here. */
interface ResponseBody {
  Value?: { AccountInformation?: { UserId?: number }; IsEnableStudentProgress?: boolean };
}

/** What is known about the visit before the code has loaded. */
export interface Visit {
  /** The path of the page. */
  path: string;
  screen: Placeholder | null;
  /** Whether there is a token that the server can check; a provider's session is restored by the code itself. */
  hasToken: boolean;
}

/** Reads a clone of a response, since the code will read it too; null when it failed. */
function peek(response: Promise<Response>): Promise<ResponseBody | null> {
  return response.then((received) => received.clone().json() as Promise<ResponseBody | null>).catch(() => null);
}

/**
 * Sends the requests of the first screen while the code is loading.
 *
 * @param send sends a call
 */
export async function startEarlyRequests(send: (spec: CallSpec) => Promise<Response>, visit: Visit): Promise<void> {
  void send(appSettingCall);
  void send(colorSchemeCall);
  if (!visit.hasToken) return;
  const frame = visit.screen === 'dashboard' && peek(send(frameEnabledCall));
  const userId = (await peek(send(checkAuthCall)))?.Value?.AccountInformation?.UserId;
  if (typeof userId !== 'number') return;
  void send(menuFlagsCall(userId));
  void send(messagesEnabledCall(userId));
  if (visit.path.toLowerCase().endsWith('/mycourselist')) void send(studentCoursesCall(userId));
  // The dashboard may show the school's own progress page instead of the courses (000 §2.8).
  if (frame && (await frame)?.Value?.IsEnableStudentProgress === false) void send(studentCoursesCall(userId));
}
