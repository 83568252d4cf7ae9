import { Card, SkeletonGroup } from '../kit/index.ts';
import { CourseRowsSkeleton } from './CourseRows.tsx';

/** Placeholder of /AvailableCourses. */
export function AvailableCoursesSkeleton() {
  return (
    <Card flush>
      <SkeletonGroup>
        <CourseRowsSkeleton />
      </SkeletonGroup>
    </Card>
  );
}
