import { createContext, use, type ReactNode } from 'react';

/** Who is signed in, as far as calls and query keys name the student. */
export interface Student {
  userId: number;
  studentId: number;
  /** What the student signs in with. */
  userName: string;
}

const StudentContext = createContext<Student | null>(null);

/** Names the student whose data the hooks below read and change. */
export function StudentProvider({ student, children }: { student: Student; children: ReactNode }) {
  return <StudentContext value={student}>{children}</StudentContext>;
}

/** The student of the hooks in this package. */
export function useStudent(): Student {
  const student = use(StudentContext);
  if (!student) throw new Error('no StudentProvider above this component');
  return student;
}
