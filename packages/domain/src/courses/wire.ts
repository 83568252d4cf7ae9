import type { PagedRequestWire } from '../shared/index.ts';

/** A course or diagnostic test of the student, as sent (contract 3.4). */
export interface StudentCourseWire {
  Id: number;
  /** 1 course, anything else a diagnostic test. */
  ItemType: number;
  CourseCode?: string | null;
  CourseName: string;
  CourseDescription?: string | null;
  /** 1 default icon, 2 font icon class, 3 image url. */
  IconSource: number;
  IconValue?: string | null;
  /** 0 Inherit, 1 Custom, 4 Active, 8 Archive, 16 PackageExpired. */
  Status: number;
  /** 0 Draft, 1 Ready, 2 EditMode, 3 Archived. */
  CourseStatus: number;
  ProgressStatus: string;
  Display?: boolean | null;
}

/** Course/PagedStudentCourse: the first `LastDisplayIndex` rows come back with `Display` true. */
export interface PagedStudentCourseRequestWire extends PagedRequestWire {
  StudentUserId: number;
  LastDisplayIndex: number;
}
