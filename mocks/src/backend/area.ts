import type { Persona } from '../personas.ts';
import type { MockBackend, Student } from './model.ts';
import type { MakeHandler } from './route.ts';

/** What one area adds to the mock backend. `areas.ts` is the list of them. */
export interface MockArea {
  /** One a call, and one for each page, file or picture that comes with the area. */
  handlers: readonly MakeHandler[];
  /** What of the school this area keeps, as it is on the first day. `today` is the school's, `YYYY-MM-DD`. */
  firstDay?: (today: string) => Partial<MockBackend>;
  /** What of a student this area keeps, when they begin. */
  enrol?: (persona: Persona, today: string) => Partial<Student>;
}
