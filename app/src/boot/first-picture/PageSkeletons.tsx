import { completedPackagesPath, paths, type StudentScreenId } from '@portal/domain/screens';
import { loading } from '@portal/domain/shared';
import { DiagnosticTestSkeleton } from '@portal/ui/assessments';
import { CourseList } from '@portal/ui/blocks/course-tiles';
import { CardSkeletons, LinkCards } from '@portal/ui/blocks/link-cards';
import { CourseSkeleton } from '@portal/ui/courses';
import { LessonsSkeleton } from '@portal/ui/lessons';
import { CourseCardsSkeleton } from '@portal/ui/packages';
import { GaugesSkeleton } from '@portal/ui/progress';
import { ScheduleSkeleton } from '@portal/ui/schedule';
import { VideoGridSkeleton } from '@portal/ui/videos';
import type { ReactNode } from 'react';

const noop = () => undefined;

const courseTiles = (
  <CourseList
    courses={loading}
    onRetry={noop}
    courseHref={() => paths.courses}
    packagesHref={paths.addBuyCourse}
    renewHref={completedPackagesPath}
    mayRenew={false}
  />
);

/** What the screens show while their data loads, of those that show nothing else then. */
export const pageSkeletons: Partial<Record<StudentScreenId, ReactNode>> = {
  courses: courseTiles,
  course: <CourseSkeleton />,
  lessons: <LessonsSkeleton />,
  progress: <GaugesSkeleton />,
  schedule: <ScheduleSkeleton />,
  videos: <VideoGridSkeleton />,
  assessments: courseTiles,
  diagnosticTest: <DiagnosticTestSkeleton />,
  addBuyCourse: <CourseCardsSkeleton />,
  helpTopics: (
    <LinkCards>
      <CardSkeletons />
    </LinkCards>
  ),
};
