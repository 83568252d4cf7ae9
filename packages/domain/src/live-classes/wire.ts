import type {
  DayOrEmptyWire,
  DayWire,
  IconSourceWire,
  IntWire,
  PagedRequestWire,
  TimeWire,
  UrlOrEmptyWire,
} from '../shared/index.ts';

/** LiveClass/IsValidLiveClassRegister (contract 3.6). */
export interface LiveClassValidationWire {
  IsFull: boolean;
  IsWarning: boolean;
  WarningMessage?: string | null;
  ErrorMessage?: string | null;
}

/** A live class in its list form, as sent (contract 3.6). Date and times are in the student's zone. */
export interface LiveClassEventWire {
  Id: IntWire;
  Topic: string;
  /** `YYYY-MM-DD` */
  StartDate: DayWire;
  /** `HH:mm` */
  StartTime: TimeWire;
  EndTime: TimeWire;
  TeacherName?: string | null;
  TeacherProfilePictureUri?: UrlOrEmptyWire | null;
  TotalPresenter: IntWire;
  ZoomLink?: UrlOrEmptyWire | null;
  IsLiveNow: boolean;
  IsRegistered: boolean;
  /** 1 default icon, 3 image url, anything else a style class. */
  IconSource: IconSourceWire;
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
  CoursePublishedId: IntWire;
  CourseName: string;
}

/** A row of LiveClassLibrary/GetCourseOnLiveClassLibrary: only courses with recordings are sent. */
export interface LibraryCourseWire {
  CourseId: IntWire;
  CourseName: string;
  CourseIcon?: string | null;
  /** 1 default icon, 2 font icon class, 3 image url. */
  CourseIconType: IconSourceWire;
}

/** A recording, as sent (contract 3.6). */
export interface LibraryItemWire {
  Id: IntWire;
  VideoName: string;
  VideoDescription?: string | null;
  VideoThumbnail?: UrlOrEmptyWire | null;
  /** `AzureVideo`, `YoutubeVideo`, `SpotlightrVideo`; for any other `VideoId` is the URL of a player. */
  VideoType: string;
  VideoId: string;
  IsWatched: boolean;
  /** `New` or `Watched`. */
  Status: string;
  /** `YYYY-MM-DD`, in the student's zone. */
  DeliveryDate?: DayOrEmptyWire | null;
  HasExpiryDate: boolean;
  ExpiryDate?: DayOrEmptyWire | null;
}

/** LiveClassLibrary/GetActiveLiveClassLibrary. */
export interface LibraryRequestWire extends PagedRequestWire {
  CourseId: IntWire;
}

/** LiveClassLibrary/SetAsWatched. */
export interface WatchedRequestWire {
  StudentId: IntWire;
  /** '' when the account has none; the server identifies the student by the session. */
  UserName: string;
  LiveClassLibraryId: IntWire;
}
