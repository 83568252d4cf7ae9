/** The URL of the school's progress page, and the user it is opened for, as sent (contract 3.2). */
export interface StudentProgressLinkWire {
  studentProgressUrl?: string | null;
  Uuid: string;
}

/** Answer of Setting/IsEnableStudentProgressMicroService. */
export interface ProgressFrameEnabledWire {
  IsEnableStudentProgress?: boolean | null;
}

/** Answer of Course/GetCourseStudentProgress (contract 3.4). Percentages have decimals and may exceed 100. */
export interface StudentProgressWire {
  TotalPracticeLesson: number;
  TotalPracticeLessonCompleted: number;
  TotalPracticeLessonCompletedPercentage: number;
  AveragePracticeLessonScorePercentage: number;
  TotalAssessmentLesson: number;
  TotalAssessmentLessonCompleted: number;
  TotalAssessmentLessonCompletedPercentage: number;
  AverageAssessmentLessonScorePercentage: number;
}
