import type { CourseStatusWire, InstantOrEmptyWire, IntWire, UrlWire } from '../shared/index.ts';
import type { ModuleWire } from '../blocks/index.ts';

/** Course/GetCourseById (contract 3.4). */
export interface SelectedCourseWire {
  CourseName: string;
  /** 0 Draft, 1 Ready, 2 EditMode, 3 Archived. */
  CourseStatus: CourseStatusWire;
}

/** Course/GetCourseModule. */
export interface CourseModuleListWire {
  Modules: ModuleWire[];
  /** The whole course is locked. */
  IsLocked: boolean;
}

/** Course/GetCourseResetStatus. */
export interface CourseResetStatusWire {
  IsResetInProgress: boolean;
}

/** A lesson in the answer of Course/GetModuleDetail or Assessment/ModuleDetail. */
export interface LessonWire {
  LessonId: IntWire;
  CoursePublishedId: IntWire;
  LessonName: string;
  Description?: string | null;
  /** 2 opens a start page. */
  Type: IntWire;
  SingleClick: boolean;
  /** `DOWNLOAD_DOCUMENT`, or another activity of the main app. */
  SingleClickActivity?: string | null;
  /** The name a document is saved under. */
  SingleClickSourceFile?: string | null;
  IsCompleted: boolean;
  InProgress: boolean;
  HasSubmitAnswer: boolean;
  IsPackageActive: boolean;
  IsLessonEnabledForClass: boolean;
  IsClassConfigOverwritten: boolean;
  IsEtsReportReady: boolean;
  ShowResetButton: boolean;
  SubmitDateTime?: InstantOrEmptyWire | null;
  /** null = no score. */
  Point?: number | null;
}

interface CountsWire {
  TotalChildren: IntWire;
  TotalDone: IntWire;
  TotalSubmittedLesson: IntWire;
  TotalInProgress: IntWire;
}

export interface SubTopicWire extends CountsWire {
  Id: IntWire;
  Name: string;
  IsSubTopicPackageActive: boolean;
  SubTopicLessonDtos: LessonWire[];
}

export interface TopicWire extends CountsWire {
  Id: IntWire;
  Name: string;
  IsTopicPackageActive: boolean;
  TopicLessonDtos: LessonWire[];
  SubTopicDtos: SubTopicWire[];
}

/** Activity/Read, ReadDocument and ResetActivity: camelCase, unlike the other calls. */
export interface ActivityRequestWire {
  lessonId: IntWire;
  coursePublishedId: IntWire;
}

/** Activity/ReadDocument. */
export interface ReadDocumentWire {
  DownloadUrl: UrlWire;
}
