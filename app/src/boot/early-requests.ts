import { agendaDayCall, calendarPanelCall } from '@portal/data/calendar';
import type { CallSpec } from '@portal/data/client';
import { practiceProgressCall, studentCoursesCall } from '@portal/data/courses';
import { frameEnabledCall } from '@portal/data/progress';
import { checkAuthCall } from '@portal/data/session';
import { appSettingCall, colorSchemeCall, commonBannerCall, integrationConfigCall } from '@portal/data/settings';
import { menuFlagsCall, messagesEnabledCall, unreadMessageCall } from '@portal/data/shell';
import { courseToResume, readEarlyPractice, readEarlyTiles, TILES_SHOWN, type EarlyTile } from '@portal/domain/courses';
import { readTimeZone } from '@portal/domain/session';
import { inZone, type SafeHref, type ToSafeHref } from '@portal/domain/shared';
import { readEarlyHidesMeetings, readEarlySetting } from '@portal/domain/settings';
import { readEarlyFlags, showsBell, type MenuFacts } from '@portal/domain/shell';
import { deviceZone } from '../session/device-zone.ts';
import type { EarlyBrand, EarlyResume, EarlyTools } from './first-picture/index.ts';
import type { Placeholder } from './placeholder.ts';
import { screenCalls, type ScreenCalls } from './screen-calls.ts';

/** The fields of the responses that are read here. */
interface ResponseValue {
  AccountInformation?: {
    UserId?: number;
    StudentId?: number;
    FirstName?: string;
    MainLogo?: unknown;
    EnrollmentStatus?: string;
    TimeZoneWithUtc?: string;
    IsEmailActivated?: boolean;
    IsHasEmailChangedRequest?: boolean;
    IsRegistrationCompleted?: boolean;
    IsTimezoneSet?: boolean;
    HaveClassSelection?: boolean;
  };
  ShowCelpipBumpPage?: boolean;
  MaintenanceBanner?: unknown;
  Enable?: boolean;
  RequireNewToken?: boolean;
  IsEnableStudentProgress?: boolean;
}

/** Optional parts of a page above its content, which would shift the layout if their code came late. */
export type Notice = 'banners' | 'zone' | 'email';

/** The visit, as far as it is known before the code has loaded. */
export interface Visit {
  /** The path of the page, without the deployment's base. */
  path: string;
  search: string;
  screen: Placeholder | null;
  /** Whether there is a token that the server can check; a provider's session is restored by the code itself. */
  hasToken: boolean;
  /** The course opened last on this device, of the student with this id (`StudentId`), and the module of its last lesson. */
  lastLesson: (student: number) => { course: number; module: number | null } | null;
  /** Checks a URL from the server. */
  toSafeHref: ToSafeHref;
}

/** How the page shows the responses before the code has loaded. */
export interface EarlyPage {
  /** Preloads the code of a part that a response shows to be needed. */
  preload: (notice: Notice) => void;
  /** Shows the student's name. */
  greet: (firstName: string) => void;
  /** Shows the first courses. */
  showTiles: (tiles: (EarlyTile | null)[]) => void;
  /** Shows how far the student is in the course to resume; null = there is none. */
  showResume: (resume: EarlyResume | null) => void;
  /** Shows that the device is in another zone than `profile`, unless the student has dismissed that notice. */
  showZone: (profile: string) => void;
  showBrand: (brand: EarlyBrand) => void;
  /** Shows the menu of a student with all permissions. */
  showMenu: (facts: Omit<MenuFacts, 'permissions'>) => void;
  showTools: (tools: EarlyTools) => void;
}

/**
 * Whether this student will see their screens: no gate is closed, and the account is not archived. Never true where
 * domain/session decides otherwise; where it is false, the placeholder is not filled.
 */
export function seesScreens({ ShowCelpipBumpPage: bump, AccountInformation: account = {} }: ResponseValue): boolean {
  const { EnrollmentStatus: status, IsRegistrationCompleted: registered, IsTimezoneSet: zone } = account;
  const archived = typeof status !== 'string' || status.toLowerCase() === 'archived';
  return !archived && registered === true && zone === true && !account.HaveClassSelection && !bump;
}

type Send = (spec: CallSpec) => Promise<Response>;

/**
 * Returns the value of a response, read from a clone, since the code will read the response itself; null when it is no
 * success (contract 1.3).
 */
async function peek<T = ResponseValue>(response: Promise<Response>): Promise<T | null> {
  try {
    const { IsSuccess, Value } = (await (await response).clone().json()) as { IsSuccess?: unknown; Value?: T };
    return (IsSuccess === true && Value) || null;
  } catch {
    return null;
  }
}

/** How many tiles of the course list are shown early, as many as a large screen has room for. */
const LIST_TILES_SHOWN = 12;

/**
 * Returns the first tiles of the course list, up to one that cannot be shown: those after it would move when it is, since
 * its skeleton is not as high.
 */
function listTiles(tiles: readonly (EarlyTile | null)[]): (EarlyTile | null)[] {
  const unknown = tiles.indexOf(null);
  return tiles.slice(0, Math.min(LIST_TILES_SHOWN, unknown === -1 ? Infinity : unknown + 1));
}

/** Sends the first calls of a screen, and shows the courses among their responses. */
async function sendScreenCalls(
  { first, next, showsTiles }: ScreenCalls,
  send: Send,
  { toSafeHref }: Visit,
  page: EarlyPage,
): Promise<void> {
  const sent = first.map(send);
  if (!next && !showsTiles) return;
  const values = await Promise.all(sent.map((response) => peek<unknown>(response)));
  if (showsTiles) page.showTiles(listTiles(readEarlyTiles(values[0], toSafeHref)));
  try {
    const call = next?.(values);
    if (call) void send(call);
  } catch {
    // The values do not have the contract's shape, which the code will report.
  }
}

interface ShellResponses {
  school: Promise<unknown>;
  flags: Promise<unknown>;
  messages: Promise<EarlyTools['messages']>;
  /** The school's logo for this student; null = none. */
  logo: SafeHref | null;
}

/**
 * Shows school, menu and tools, each once it is known. What a failed call leaves unknown is left to the code, which may
 * try again.
 */
async function showShell(
  { school, flags, messages, logo }: ShellResponses,
  { toSafeHref }: Visit,
  page: EarlyPage,
): Promise<void> {
  const setting = readEarlySetting(await school);
  if (!setting) return;
  const { locks, organisation } = setting;
  page.showBrand({ name: organisation.name, logo: logo ?? toSafeHref(organisation.logo) });
  const menu = flags.then((sent) => {
    const shown = readEarlyFlags(sent);
    if (shown) page.showMenu({ locks, flags: shown });
  });
  page.showTools({ bell: showsBell(locks, false), messages: await messages });
  await menu;
}

/**
 * Sends the requests of the first screen while the code is loading. Resolves when all are sent; `settled` when their
 * responses have been processed, too.
 *
 * @param send sends a call
 */
export async function startEarlyRequests(
  send: Send,
  visit: Visit,
  page: EarlyPage,
): Promise<{ settled: Promise<unknown> }> {
  const setting = send(appSettingCall);
  void send(colorSchemeCall);
  const none = { settled: Promise.resolve() };
  if (!visit.hasToken) return none;
  const dashboard = visit.screen === 'dashboard';
  const frame = dashboard && peek(send(frameEnabledCall));
  const school = peek<unknown>(setting);
  const session = await peek(send(checkAuthCall));
  const { UserId: userId, StudentId: studentId, ...account } = session?.AccountInformation ?? {};
  // Sends nothing more with a token that has to be renewed.
  if (!session || typeof userId !== 'number' || session.RequireNewToken) return none;
  const shown = seesScreens(session);
  const flags = peek<unknown>(send(menuFlagsCall(userId)));
  const messages = peek<boolean>(send(messagesEnabledCall(userId))).then(async (enabled) =>
    enabled === true ? { unread: (await peek<boolean>(send(unreadMessageCall))) === true } : null,
  );
  const banners = Promise.all([school, peek(send(commonBannerCall))]).then(([sent, banner]) => {
    if ((sent as ResponseValue | null)?.MaintenanceBanner || banner?.Enable) page.preload('banners');
  });
  // In a task of its own, so that the requests are sent first.
  const profileZone = new Promise((later) => setTimeout(later)).then(() =>
    readTimeZone(account.TimeZoneWithUtc ?? null),
  );
  const zone = profileZone.then((profile) => {
    if (!dashboard || account.TimeZoneWithUtc?.endsWith(deviceZone())) return;
    page.preload('zone');
    if (shown && profile !== null) page.showZone(profile);
  });
  const settled: Promise<unknown>[] = [messages, banners, zone];
  if (dashboard && (!account.IsEmailActivated || account.IsHasEmailChangedRequest)) page.preload('email');
  if (shown) {
    if (dashboard && typeof account.FirstName === 'string') page.greet(account.FirstName);
    const logo = typeof account.MainLogo === 'string' ? visit.toSafeHref(account.MainLogo) : null;
    settled.push(showShell({ school, flags, messages, logo }, visit, page));
  }
  if (shown && typeof studentId === 'number') {
    const lastModule = (course: number) => {
      const last = visit.lastLesson(studentId);
      return last?.course === course ? last.module : null;
    };
    settled.push(sendScreenCalls(screenCalls({ ...visit, userId, studentId, lastModule }), send, visit, page));
  }
  // The dashboard may show the school's own progress page instead of the courses (000 §2.8).
  if (shown && frame && (await frame)?.IsEnableStudentProgress === false) {
    const courses = peek<unknown>(send(studentCoursesCall(userId))).then(async (sent) => {
      const tiles = readEarlyTiles(sent, visit.toSafeHref);
      page.showTiles(tiles.slice(0, TILES_SHOWN));
      // The card above the courses shows the practice progress of the course to resume.
      if (typeof studentId !== 'number') return;
      const last = visit.lastLesson(studentId);
      const resumed = courseToResume(tiles, last?.course ?? null);
      if (!resumed) {
        // A tile that is null may be the course to resume.
        if (tiles.length > 0 && !tiles.includes(null)) page.showResume(null);
        return;
      }
      const practice = readEarlyPractice(await peek<unknown>(send(practiceProgressCall(studentId, resumed.id))));
      const checksLesson = last?.course === resumed.id && last.module !== null;
      // The card of a course without practice lessons is left to the code.
      if (practice?.total) page.showResume({ id: resumed.id, name: resumed.name, practice, checksLesson });
    });
    settled.push(courses);
  }
  // Today's items are summarised below the greeting, unless the server or the school hides the student's week.
  if (dashboard && shown) {
    const panel = peek<unknown>(send(calendarPanelCall));
    const hidden = peek<unknown>(send(integrationConfigCall)).then(readEarlyHidesMeetings);
    const day = Promise.all([panel, hidden, profileZone]).then(([shows, hides, profile]) => {
      if (shows === true && !hides) void send(agendaDayCall(inZone(new Date(), profile ?? deviceZone()).date));
    });
    settled.push(day);
  }
  return { settled: Promise.all(settled) };
}
