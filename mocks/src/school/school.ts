import type { StudentCourseWire } from '@portal/domain/courses';
import type { AccountInformationWire, SessionFailureWire, SessionResponseWire } from '@portal/domain/session';
import type { AppSettingWire, ColorSchemeWire } from '@portal/domain/settings';
import { appSettingWire } from '../fixtures/settings.ts';
import { PASSWORD, personas, type Persona } from '../personas.ts';
import { createFaults, type Faults } from './faults.ts';
import { passwordOnly, type SchoolIdentity } from './identity.ts';

/** A student of the school, with all that belongs to them. */
export interface Student {
  userName: string;
  password: string;
  account: AccountInformationWire;
  session: Partial<SessionResponseWire>;
  refused: (SessionFailureWire & { messages: string[] }) | null;
  courses: StudentCourseWire[];
  unreadMessage: boolean;
  messagesEnabled: boolean;
}

/** A link from an email, by which a student chooses a new password. */
export interface ResetLink {
  userName: string;
  standing: 'open' | 'used' | 'expired';
}

/** What makes one school differ from another. */
export interface SchoolOptions {
  /** The school's clock. Frozen in stories and tests. */
  now?: () => Date;
  /** Tokens are drawn from it: the same seed gives the same tokens. */
  seed?: number;
}

/**
 * A whole school in memory: students, courses, sessions. What one call changes the next call shows.
 * It plays the server for Storybook, tests, the demo and `npm start`; `handlers` put it on the wire.
 */
export interface School {
  now: () => Date;
  students: Student[];
  setting: AppSettingWire;
  colorScheme: ColorSchemeWire;
  permissions: string[];
  /** Token -> user id of whom it belongs to. */
  tokens: Map<string, number>;
  /** Token of a reset link -> the link. */
  resetLinks: Map<string, ResetLink>;
  /** Set for a school whose students sign in at an identity provider. */
  identity: SchoolIdentity;
  faults: Faults;
  newToken: (student: Student) => string;
  /** Everything as on the first day: students, settings, sessions, faults. */
  reset: () => void;
}

/** Opens a school with the personas enrolled. */
export function openSchool({ now = () => new Date(), seed = 1 }: SchoolOptions = {}): School {
  let drawn = seed;
  const school: School = {
    now,
    ...firstDay(),
    tokens: new Map(),
    identity: passwordOnly,
    faults: createFaults(),
    newToken: (student) => {
      drawn = (drawn * 48_271) % 2_147_483_647;
      const token = `token-${student.account.UserId}-${drawn.toString(36)}`;
      school.tokens.set(token, student.account.UserId);
      return token;
    },
    reset: () => {
      drawn = seed;
      Object.assign(school, firstDay());
      school.tokens.clear();
      school.identity = passwordOnly;
      school.faults.clear();
    },
  };
  return school;
}

function firstDay(): Pick<School, 'students' | 'setting' | 'colorScheme' | 'permissions' | 'resetLinks'> {
  return structuredClone({
    students: Object.values(personas).map(enrol),
    setting: appSettingWire,
    colorScheme: 'Default',
    permissions: ['all:menu'],
    resetLinks: new Map<string, ResetLink>([
      ['reset-mei', { userName: personas.active.userName, standing: 'open' }],
      ['reset-old', { userName: personas.active.userName, standing: 'expired' }],
    ]),
  });
}

function enrol(persona: Persona, index: number): Student {
  return {
    userName: persona.userName,
    password: PASSWORD,
    account: {
      UserId: 5001 + index,
      StudentId: 7001 + index,
      FirstName: '',
      UserName: persona.userName,
      EnrollmentStatus: 'ACTIVE',
      MainLogo: null,
      ProfilePictureUrl: null,
      TimeZoneWithUtc: '(UTC+11:00) Australia/Sydney',
      IsShowBumpPage: false,
      HasPaidPackage: true,
      IsMigrated: false,
      IsInactiveStudent: false,
      IsEnableInactiveStudentBanner: false,
      IsSyncToGoogleAccount: false,
      IsEmailActivated: true,
      IsHasEmailChangedRequest: false,
      IsRegistrationCompleted: true,
      IsTimezoneSet: true,
      HaveClassSelection: false,
      NewEmailRequest: null,
      UpgradePackageOverrideUrl: null,
      ...persona.account,
    },
    session: persona.session ?? {},
    refused: persona.refused ?? null,
    // Personas share rows; what happens to one student's course must not happen to another's.
    courses: structuredClone(persona.courses),
    unreadMessage: persona.unreadMessage ?? false,
    messagesEnabled: !persona.messagesDisabled,
  };
}
