import type { CallSpec } from '@portal/data/client';
import { studentCoursesCall } from '@portal/data/courses';
import { frameEnabledCall } from '@portal/data/progress';
import { checkAuthCall } from '@portal/data/session';
import { appSettingCall, colorSchemeCall } from '@portal/data/settings';
import { menuFlagsCall, messagesEnabledCall } from '@portal/data/shell';
import type { Placeholder } from './placeholder.ts';

/** What is looked at here of the answers. */
interface Sent {
  Value?: { AccountInformation?: { UserId?: number }; IsEnableStudentProgress?: boolean };
}

/** What is known of the visit before any code is there. */
export interface Visit {
  /** The path of the page. */
  path: string;
  screen: Placeholder | null;
  /** Whether a token is held that the server is asked about; a provider's session is asked for by the code itself. */
  hasToken: boolean;
}

/** Reads an answer that the code will read again; null when there is none. */
function peek(asked: Promise<Response>): Promise<Sent | null> {
  return asked.then((answer) => answer.clone().json() as Promise<Sent | null>).catch(() => null);
}

/**
 * Asks the server for what the first screen needs, while the code is still on its way.
 *
 * @param ask sends a call
 */
export async function startEarlyRequests(ask: (spec: CallSpec) => Promise<Response>, visit: Visit): Promise<void> {
  void ask(appSettingCall);
  void ask(colorSchemeCall);
  if (!visit.hasToken) return;
  const frame = visit.screen === 'dashboard' && peek(ask(frameEnabledCall));
  const userId = (await peek(ask(checkAuthCall)))?.Value?.AccountInformation?.UserId;
  if (typeof userId !== 'number') return;
  void ask(menuFlagsCall(userId));
  void ask(messagesEnabledCall(userId));
  if (visit.path.toLowerCase().endsWith('/mycourselist')) void ask(studentCoursesCall(userId));
  // On the dashboard the school's own page may stand in place of the courses.
  if (frame && (await frame)?.Value?.IsEnableStudentProgress === false) void ask(studentCoursesCall(userId));
}
