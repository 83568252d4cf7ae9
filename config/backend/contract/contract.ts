import type { AccountCalls } from './account.ts';
import type { AppointmentCalls } from './appointments.ts';
import type { CallType } from './call.ts';
import type { CourseCalls } from './courses.ts';
import type { LiveClassCalls } from './live-classes.ts';
import type { MessageCalls } from './messages.ts';
import type { PackageCalls } from './packages.ts';
import type { ProfileCalls } from './profile.ts';
import type { SettingCalls } from './settings.ts';

/** Every call of the contract, by its path `Segment/Call`. */
export interface Contract
  extends
    AccountCalls,
    SettingCalls,
    CourseCalls,
    LiveClassCalls,
    MessageCalls,
    AppointmentCalls,
    PackageCalls,
    ProfileCalls {}

/** Does not compile when a call is not written as a `CallType`. */
type OnlyCalls<T extends { [Path in keyof T]: CallType }> = keyof T;

/** `Segment/Call`. */
export type CallPath = OnlyCalls<Contract>;
