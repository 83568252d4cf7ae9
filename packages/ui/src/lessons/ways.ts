/** Where the ways out of a course's lessons lead; null = not for this student. */
export interface LessonWays {
  course: string;
  courses: string;
  progress: string;
  schedule: string | null;
  meeting: string | null;
  packages: string;
  support: string;
}
