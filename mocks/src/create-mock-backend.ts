import { inZone } from '@portal/domain/shared';
import { areas } from './areas.ts';
import type { MockArea } from './backend/area.ts';
import { PASSWORD, personas, type Persona } from './personas.ts';
import { createFaults } from './backend/faults.ts';
import { passwordOnly } from './session/identity-model.ts';
import type { MockBackend, Student } from './backend/model.ts';

export interface MockBackendOptions {
  /** The clock. Frozen in stories and tests. */
  now?: () => Date;
  /** Tokens are derived from it: the same seed gives the same tokens. */
  seed?: number;
}

/** Creates a mock backend with the personas as its students. */
export function createMockBackend({ now = () => new Date(), seed = 1 }: MockBackendOptions = {}): MockBackend {
  const backend: MockBackend = {
    now,
    ...createState(now()),
    tokens: new Map(),
    identity: passwordOnly,
    faults: createFaults(),
    tokenCounter: seed,
    transaction: (answer) => answer(),
    newToken: (student) => {
      backend.tokenCounter = (backend.tokenCounter * 48_271) % 2_147_483_647;
      const token = `token-${student.account.UserId}-${backend.tokenCounter.toString(36)}`;
      backend.tokens.set(token, student.account.UserId);
      return token;
    },
    reset: () => {
      backend.tokenCounter = seed;
      Object.assign(backend, createState(backend.now()));
      backend.tokens.clear();
      backend.identity = passwordOnly;
      backend.faults.clear();
    },
  };
  return backend;
}

type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (every: infer All) => void
  ? All
  : never;
type Area = (typeof areas)[number];
/** The fields of all areas. A field of `MockBackend` that no area has is a type error. */
type BackendOfAreas = Every<ReturnType<Extract<Area, { createState: unknown }>['createState']>>;
/** The fields of a student from all areas, checked in the same way. */
type StudentOfAreas = Every<ReturnType<Extract<Area, { createStudentState: unknown }>['createStudentState']>>;

function createState(now: Date) {
  const today = inZone(now, 'Australia/Sydney').date;
  const parts = areas.map(({ createState }: MockArea) => createState?.(today));
  return structuredClone({
    students: Object.values(personas).map((persona, index) => createStudentState(persona, index, today)),
    ...(Object.assign({}, ...parts) as BackendOfAreas),
  });
}

function createStudentState(persona: Persona, index: number, today: string): Student {
  const parts = areas.map(({ createStudentState }: MockArea) => createStudentState?.(persona, today));
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
    ...(Object.assign({}, ...parts) as StudentOfAreas),
  };
}
