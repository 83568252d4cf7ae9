import type {
  CourseStatusWire,
  IconSourceWire,
  IntWire,
  ItemTypeWire,
  ProgressStatusWire,
  PublishedStatusWire,
  PagedRequestWire,
} from '../shared/index.ts';

/** A course or diagnostic test of the student, as sent (contract 3.4). */
export interface StudentCourseWire {
  Id: IntWire;
  /** 1 course, anything else a diagnostic test. */
  ItemType: ItemTypeWire;
  CourseCode?: string | null;
  CourseName: string;
  CourseDescription?: string | null;
  /** 1 default icon, 2 font icon class, 3 image url. */
  IconSource: IconSourceWire;
  IconValue?: string | null;
  /** 0 Inherit, 1 Custom, 4 Active, 8 Archive, 16 PackageExpired. */
  Status: PublishedStatusWire;
  /** 0 Draft, 1 Ready, 2 EditMode, 3 Archived. */
  CourseStatus: CourseStatusWire;
  ProgressStatus: ProgressStatusWire;
  Display?: boolean | null;
}

/** Course/PagedStudentCourse: the first `LastDisplayIndex` rows come back with `Display` true. */
export interface PagedStudentCourseRequestWire extends PagedRequestWire {
  StudentUserId: IntWire;
  LastDisplayIndex: IntWire;
}
