import { createContext, use, type ReactNode } from 'react';

/** The ids and the user name of the signed-in student, for calls and query keys. */
export interface Student {
  userId: number;
  studentId: number;
  /** What the student signs in with. */
  userName: string;
}

const StudentContext = createContext<Student | null>(null);

/** Provides the student whose data the hooks of this package read and change. */
export function StudentProvider({ student, children }: { student: Student; children: ReactNode }) {
  return <StudentContext value={student}>{children}</StudentContext>;
}

/** Returns the student whose data the hooks of this package read and change. */
export function useStudent(): Student {
  const student = use(StudentContext);
  if (!student) throw new Error('no StudentProvider above this component');
  return student;
}
