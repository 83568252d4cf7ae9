import type { TeacherWire } from '@portal/domain/messages';

/** Someone of the school who writes messages. */
export interface Person {
  /** The user id, as `RecipientUserId`. */
  id: number;
  name: string;
  picture: string | null;
}

/** The people of the usual conversations. */
export const people = {
  support: { id: 3000, name: 'Student Support', picture: null },
  priya: { id: 3001, name: 'Priya Raman', picture: null },
  daniel: { id: 3002, name: 'Daniel Okafor', picture: null },
  sophie: { id: 3003, name: 'Sophie Laurent', picture: '/school/icons/sophie.svg' },
  marcus: { id: 3004, name: 'Marcus Webb', picture: '/school/icons/default-avatar.png' },
  hannah: { id: 3005, name: 'Hannah Weiss', picture: '/school/pictures/broken.svg' },
  lijing: { id: 3006, name: '李静', picture: null },
  administration: {
    id: 3007,
    name: 'International Student Administration and Examination Services',
    picture: null,
  },
} as const satisfies Record<string, Person>;

const OFFICES: readonly Person[] = [people.support, people.administration];

/** The teachers most students may write to. */
export const usualTeachers: readonly Person[] = Object.values(people).filter((one) => !OFFICES.includes(one));

const FIRST_NAMES = ['Amelia', 'Bruno', 'Chiara', 'Dev', 'Elif', 'Farah', 'Grace', 'Hugo', 'Ines', '佳怡'];
const LAST_NAMES = ['Andersson', 'Baptiste', 'Castellano', 'Dubois', 'Eze', 'Fernández'];

/** The teachers of a large school. */
export const manyTeachers: readonly Person[] = [
  ...usualTeachers,
  ...LAST_NAMES.flatMap((last, row) =>
    FIRST_NAMES.map((first, column) => ({
      id: 3100 + row * FIRST_NAMES.length + column,
      name: `${first} ${last}`,
      picture: null,
    })),
  ),
];

/** Finds the person with this user id. */
export const personOf = (id: number): Person | undefined => [...OFFICES, ...manyTeachers].find((one) => one.id === id);

/** Converts people to the rows of Message/GetTeacherSelectList. */
export const teacherWires = (list: readonly Person[]): TeacherWire[] =>
  list.map(({ id, name }) => ({ Id: id, Name: name }));
