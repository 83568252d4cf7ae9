import type { CalendarEventWire, LiveClassDashboardWire } from '@portal/domain/calendar';
import type { LiveClassValidationWire } from '@portal/domain/live-classes';
import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, MockClass, Student } from '../backend/model.ts';

type Clock = Pick<MockBackend, 'now'>;
type Viewer = { account: Pick<Student['account'], 'UserId'> };

/** A class can be joined from this time before its start. */
const OPENS_BEFORE_MS = 10 * 60_000;

export const startOf = ({ starts }: MockClass) => Date.parse(starts);
export const endOf = (one: MockClass) => startOf(one) + one.minutes * 60_000;

/** The dashboard form, with the flags of this student at the current time. */
function dashboardForm({ now }: Clock, { account }: Viewer, one: MockClass): LiveClassDashboardWire {
  const at = now().getTime();
  const registered = one.registered.includes(account.UserId);
  const ended = at >= endOf(one);
  return {
    id: one.id,
    headerText: one.topic,
    description: one.description,
    videoType: one.videoType,
    videoId: one.videoId,
    imageUrl: one.imageUrl,
    dateTime: one.starts,
    duration: one.minutes,
    joinUrl: registered ? one.joinUrl : null,
    isEnableRegister: !registered && !ended && !one.upgradeNeeded,
    isEnableJoinNow: registered && !ended && at >= startOf(one) - OPENS_BEFORE_MS,
    isEnableCancel: registered && at < startOf(one),
    isUpgradeNeeded: one.upgradeNeeded,
  };
}

export function liveClassEntry(backend: Clock, student: Viewer, one: MockClass): CalendarEventWire {
  return {
    id: `liveclassevent-${one.id}`,
    title: one.topic,
    start: one.starts,
    end: new Date(endOf(one)).toISOString(),
    type: 'liveclassevent',
    extendedProps: dashboardForm(backend, student, one),
  };
}

const find = (backend: MockBackend, id: number) => backend.liveClasses.find((one) => one.id === id);
const gone = () => refuse(['This live class is no longer there.'], null);

/** LiveClass/GetLiveClassEvent. */
export function liveClassById(backend: MockBackend, student: Student, id: number): LiveClassDashboardWire | null {
  const found = find(backend, id);
  return found ? dashboardForm(backend, student, found) : null;
}

/** LiveClass/IsValidLiveClassRegister: a full class is reported before a clash. */
export function checkRegistration(backend: MockBackend, id: number): Answer<LiveClassValidationWire> {
  const found = find(backend, id);
  if (!found) return gone();
  if (found.upgradeNeeded) return refuse(['Not available for your package'], null);
  if (found.taken + found.registered.length >= found.seats) {
    const text = 'All seats of this class are taken.';
    return { IsFull: true, IsWarning: false, WarningMessage: text, ErrorMessage: text };
  }
  return { IsFull: false, IsWarning: found.clash !== null, WarningMessage: found.clash, ErrorMessage: null };
}

/** LiveClass/RegisterLiveClass. */
export function register(backend: MockBackend, { account }: Student, id: number): Answer<{ Message: string }> {
  const found = find(backend, id);
  if (!found) return gone();
  if (found.registered.includes(account.UserId)) return refuse(['You are already registered.'], null);
  if (found.taken + found.registered.length >= found.seats) return refuse(['All seats of this class are taken.'], null);
  // Assigned, not pushed, because fixtures share the empty list.
  found.registered = [...found.registered, account.UserId];
  return { Message: 'You are registered.' };
}

/** LiveClass/CancelRegisterLiveClass. */
export function cancelRegistration(
  backend: MockBackend,
  { account }: Student,
  id: number,
): Answer<{ Message: string }> {
  const found = find(backend, id);
  if (!found) return gone();
  if (!found.registered.includes(account.UserId)) return refuse(['You are not registered for this class.'], null);
  found.registered = found.registered.filter((one) => one !== account.UserId);
  return { Message: 'Your registration is cancelled.' };
}
