export { openSchool, type SchoolOptions } from './open-school.ts';
export type { School, Student } from './school/model.ts';
export type { Fault, Faults } from './school/faults.ts';
