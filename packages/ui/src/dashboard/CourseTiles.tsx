import { TILES_SHOWN, type Course } from '@portal/domain/courses';
import type { Href, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ShortList, TextLink } from '../kit/index.ts';
import { CourseTile, type CourseLinks } from '../blocks/course-tiles/index.ts';
import { media } from '../theme/index.ts';

export interface CourseTilesProps extends CourseLinks {
  courses: Page<Course>;
  listHref: Href;
}

/**
 * The first three courses and, behind Show more, the rest, with a link to the list if not all were fetched (000 §2.8).
 */
export function CourseTiles({ courses: { rows, total }, listHref, courseHref, renewHref, mayRenew }: CourseTilesProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ShortList
      items={rows}
      limit={TILES_SHOWN}
      itemKey={({ kind, id }) => `${kind}-${id}`}
      renderList={(tiles) => (
        <TileGrid as="ul" role="list">
          {tiles}
        </TileGrid>
      )}
      after={
        total > rows.length && (
          <Centre>
            <TextLink href={listHref}>{t('moreInList', { count: total })}</TextLink>
          </Centre>
        )
      }
    >
      {(course) => (
        <CourseTile course={course} heading="h3" href={courseHref(course)} renewHref={renewHref} mayRenew={mayRenew} />
      )}
    </ShortList>
  );
}

/** Tiles below each other; three in a row on wide screens, where each adapts to its own width. */
export const TileGrid = styled.div`
  display: grid;
  gap: var(--space-3);
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
    > li {
      display: grid;
      container: tile / inline-size;
    }
  }
`;

const Centre = styled.p`
  text-align: center;
`;
