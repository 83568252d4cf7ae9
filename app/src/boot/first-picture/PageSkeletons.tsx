import { completedPackagesPath, paths, type StudentScreenId } from '@portal/domain/screens';
import { loading } from '@portal/domain/shared';
import { DiagnosticTestSkeleton } from '@portal/ui/assessments';
import { CourseList, type CourseListProps } from '@portal/ui/blocks/course-tiles';
import { CourseSkeleton } from '@portal/ui/courses';
import { HelpSkeleton } from '@portal/ui/help';
import { LessonsSkeleton } from '@portal/ui/lessons';
import { CourseCardsSkeleton } from '@portal/ui/packages';
import { GaugesSkeleton } from '@portal/ui/progress';
import { ScheduleSkeleton } from '@portal/ui/schedule';
import { VideoGridSkeleton } from '@portal/ui/videos';
import type { ReactNode } from 'react';

const noop = () => undefined;

const courseList: CourseListProps = {
  courses: loading,
  onRetry: noop,
  courseHref: () => paths.courses,
  packagesHref: paths.addBuyCourse,
  renewHref: completedPackagesPath,
  mayRenew: false,
};

/** Only that there are some shows while the courses load. */
const HEADINGS = { course: '', diagnosticTest: '' };

/** What the screens show while their data loads, of those that show nothing else then. */
export const pageSkeletons: Partial<Record<StudentScreenId, ReactNode>> = {
  courses: <CourseList {...courseList} />,
  course: <CourseSkeleton />,
  lessons: <LessonsSkeleton />,
  progress: <GaugesSkeleton />,
  schedule: <ScheduleSkeleton />,
  videos: <VideoGridSkeleton />,
  assessments: <CourseList {...courseList} headings={HEADINGS} />,
  diagnosticTest: <DiagnosticTestSkeleton />,
  addBuyCourse: <CourseCardsSkeleton />,
  helpTopics: <HelpSkeleton />,
};
