import type { Persona } from '../personas.ts';
import type { MockBackend, Student } from './model.ts';
import type { MakeHandler } from './route.ts';

/** What one area adds to the mock backend. `areas.ts` is the list of them. */
export interface MockArea {
  /** One handler for each call, and one for each page, file or picture of the area. */
  handlers: readonly MakeHandler[];
  /** The area's fields of the mock backend, as they are after a reset. `today` is `YYYY-MM-DD` in the school's zone. */
  createState?: (today: string) => Partial<MockBackend>;
  /** The area's fields of a new student. */
  createStudentState?: (persona: Persona, today: string) => Partial<Student>;
}
