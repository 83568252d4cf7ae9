import type { CallSpec } from '@portal/data/client';
import { studentCoursesCall } from '@portal/data/courses';
import { frameEnabledCall } from '@portal/data/progress';
import { checkAuthCall } from '@portal/data/session';
import { appSettingCall, colorSchemeCall, commonBannerCall } from '@portal/data/settings';
import { menuFlagsCall, messagesEnabledCall } from '@portal/data/shell';
import type { Placeholder } from './placeholder.ts';

/** The fields of the responses that are read here. */
interface ResponseValue {
  AccountInformation?: {
    UserId?: number;
    TimeZoneWithUtc?: string;
    IsEmailActivated?: boolean;
    IsHasEmailChangedRequest?: boolean;
  };
  MaintenanceBanner?: unknown;
  Enable?: boolean;
  RequireNewToken?: boolean;
  IsEnableStudentProgress?: boolean;
}

/** Optional parts of a page above its content, which would move it down if their code came late. */
export type Notice = 'banners' | 'zone' | 'email';

/** What is known about the visit before the code has loaded. */
export interface Visit {
  /** The path of the page. */
  path: string;
  screen: Placeholder | null;
  /** Whether there is a token that the server can check; a provider's session is restored by the code itself. */
  hasToken: boolean;
}

/** Reads the value of a clone of a response, since the code will read it too; null when it is no success (contract 1.3). */
async function peek(response: Promise<Response>): Promise<ResponseValue | null> {
  try {
    const { IsSuccess, Value } = (await (await response).clone().json()) as {
      IsSuccess?: unknown;
      Value?: ResponseValue;
    };
    return (IsSuccess === true && Value) || null;
  } catch {
    return null;
  }
}

/**
 * Sends the requests of the first screen while the code is loading. Resolves when all are sent; `preloaded` when also
 * their responses have been looked at.
 *
 * @param send sends a call
 * @param preload fetches the code of a part that the responses say is needed
 */
export async function startEarlyRequests(
  send: (spec: CallSpec) => Promise<Response>,
  visit: Visit,
  preload: (notice: Notice) => void,
): Promise<{ preloaded: Promise<void> }> {
  const setting = send(appSettingCall);
  void send(colorSchemeCall);
  const none = { preloaded: Promise.resolve() };
  if (!visit.hasToken) return none;
  const frame = visit.screen === 'dashboard' && peek(send(frameEnabledCall));
  const session = await peek(send(checkAuthCall));
  const { UserId: userId, ...account } = session?.AccountInformation ?? {};
  // A token that has to be renewed is given up.
  if (typeof userId !== 'number' || session?.RequireNewToken) return none;
  // On every page: the first use of time zones takes a phone 60 ms, while the code is still on its way.
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  void send(menuFlagsCall(userId));
  void send(messagesEnabledCall(userId));
  const preloaded = Promise.all([peek(setting), peek(send(commonBannerCall))]).then(([sent, banner]) => {
    if (sent?.MaintenanceBanner || banner?.Enable) preload('banners');
  });
  if (visit.screen === 'dashboard') {
    if (!account.TimeZoneWithUtc?.endsWith(deviceZone)) preload('zone');
    if (!account.IsEmailActivated || account.IsHasEmailChangedRequest) preload('email');
  }
  if (visit.path.toLowerCase().endsWith('/mycourselist')) void send(studentCoursesCall(userId));
  // The dashboard may show the school's own progress page instead of the courses (000 §2.8).
  if (frame && (await frame)?.IsEnableStudentProgress === false) void send(studentCoursesCall(userId));
  return { preloaded };
}
