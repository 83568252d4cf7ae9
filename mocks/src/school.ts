export { openSchool, type SchoolOptions } from './open-school.ts';
export type { School, Student } from './backend/model.ts';
export type { Fault, Faults } from './backend/faults.ts';
