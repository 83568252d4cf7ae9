import { createContext, use, type ReactNode } from 'react';

/** The signed-in student, with what calls and query keys need. */
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

/** The student of the hooks in this package. */
export function useStudent(): Student {
  const student = use(StudentContext);
  if (!student) throw new Error('no StudentProvider above this component');
  return student;
}
