import type { IntWire, UrlOrEmptyWire } from '../shared/index.ts';

/** The URL of the school's progress page, and the user it is opened for, as sent (contract 3.2). */
export interface StudentProgressLinkWire {
  studentProgressUrl?: UrlOrEmptyWire | null;
  Uuid: string;
}

/** Answer of Setting/IsEnableStudentProgressMicroService. */
export interface ProgressFrameEnabledWire {
  IsEnableStudentProgress?: boolean | null;
}

/** Answer of Course/GetCourseStudentProgress (contract 3.4). Percentages have decimals and may exceed 100. */
export interface StudentProgressWire {
  TotalPracticeLesson: IntWire;
  TotalPracticeLessonCompleted: IntWire;
  TotalPracticeLessonCompletedPercentage: number;
  AveragePracticeLessonScorePercentage: number;
  TotalAssessmentLesson: IntWire;
  TotalAssessmentLessonCompleted: IntWire;
  TotalAssessmentLessonCompletedPercentage: number;
  AverageAssessmentLessonScorePercentage: number;
}
