import type { CourseWithAppointments } from '@portal/domain/appointments';
import type { Href, Loadable } from '@portal/domain/shared';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { CardBody, ListRow, Skeleton, SkeletonGroup, TextSkeleton } from '../kit/index.ts';

export interface CourseRowsProps {
  courses: Loadable<readonly CourseWithAppointments[]>;
  onRetry: () => void;
  /** The page of teacher meetings of a published course. */
  courseHref: (publishedId: number) => Href;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** The courses with appointments, in a flush card. */
export function CourseRows({ courses, onRetry, courseHref, empty }: CourseRowsProps) {
  const { t } = useTranslation('appointments');
  switch (courses.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <CourseRowsSkeleton />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <CardBody>
          <LoadError title={t('hub.coursesFailed')} failure={courses.failure} onRetry={onRetry} />
        </CardBody>
      );
    case 'ready':
      return courses.value.length === 0 ? (
        empty
      ) : (
        <Rows aria-label={t('courses.label')}>
          {courses.value.map(({ id, publishedId, name }) => (
            <li key={id}>
              <ListRow
                title={name}
                leading={
                  <Tile aria-hidden>
                    <BookOpen size={20} strokeWidth={1.75} />
                  </Tile>
                }
                href={courseHref(publishedId)}
              />
            </li>
          ))}
        </Rows>
      );
  }
}

/** Placeholder of the rows. Put it into a `SkeletonGroup`. */
export function CourseRowsSkeleton() {
  return (
    <Rows>
      {['70%', '55%', '62%'].map((width) => (
        <li key={width}>
          <ListRow
            title={<TextSkeleton type="title3" width={width} />}
            leading={<Skeleton shape="block" width="40px" height="40px" radius="control" />}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul.attrs({ role: 'list' })`
  > li + li {
    border-top: 1px solid var(--border-hairline);
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius-control);
  background: var(--accent-art-tint);
  color: var(--accent-text);
`;
