import type { PagedRequestWire } from '../shared/index.ts';

/** LiveClass/IsValidLiveClassRegister (contract 3.6). */
export interface LiveClassValidationWire {
  IsFull: boolean;
  IsWarning: boolean;
  WarningMessage?: string | null;
  ErrorMessage?: string | null;
}

/** A live class in its list form, as sent (contract 3.6). Date and times are in the student's zone. */
export interface LiveClassEventWire {
  Id: number;
  Topic: string;
  /** `YYYY-MM-DD` */
  StartDate: string;
  /** `HH:mm` */
  StartTime: string;
  EndTime: string;
  TeacherName?: string | null;
  TeacherProfilePictureUri?: string | null;
  TotalPresenter: number;
  ZoomLink?: string | null;
  IsLiveNow: boolean;
  IsRegistered: boolean;
  /** 1 default icon, 3 image url, anything else a style class. */
  IconSource: number;
  Icon?: string | null;
  /** Always true on the wire. */
  Display?: boolean | null;
}

/** LiveClass/GetUpcomingLiveClassEventGridJson and LiveClass/GetRegisteredLiveClassEventGridJson. */
export interface LiveClassesRequestWire extends PagedRequestWire {
  /** Published course ids joined by commas; 0 = general classes. */
  CoursePublishedIds: string;
}

/** A row of LiveClass/GetStudentCourses. */
export interface LiveClassCourseWire {
  CoursePublishedId: number;
  CourseName: string;
}

/** A row of LiveClassLibrary/GetCourseOnLiveClassLibrary: only courses with recordings are sent. */
export interface LibraryCourseWire {
  CourseId: number;
  CourseName: string;
  CourseIcon?: string | null;
  /** 1 default icon, 2 font icon class, 3 image url. */
  CourseIconType: number;
}

/** A recording, as sent (contract 3.6). */
export interface LibraryItemWire {
  Id: number;
  VideoName: string;
  VideoDescription?: string | null;
  VideoThumbnail?: string | null;
  /** `AzureVideo`, `YoutubeVideo`, `SpotlightrVideo`; for any other `VideoId` is the URL of a player. */
  VideoType: string;
  VideoId: string;
  IsWatched: boolean;
  /** `New` or `Watched`. */
  Status: string;
  /** `YYYY-MM-DD`, in the student's zone. */
  DeliveryDate?: string | null;
  HasExpiryDate: boolean;
  ExpiryDate?: string | null;
}

/** LiveClassLibrary/GetActiveLiveClassLibrary. */
export interface LibraryRequestWire extends PagedRequestWire {
  CourseId: number;
}

/** LiveClassLibrary/SetAsWatched. */
export interface WatchedRequestWire {
  StudentId: number;
  /** '' when the account has none; the server identifies the student by the session. */
  UserName: string;
  LiveClassLibraryId: number;
}
