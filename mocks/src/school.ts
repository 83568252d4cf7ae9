export { openSchool, type School, type SchoolOptions, type Student } from './school/school.ts';
export type { Fault, Faults } from './school/faults.ts';
