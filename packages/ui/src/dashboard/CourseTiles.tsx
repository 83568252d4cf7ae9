import { TILES_SHOWN, type Course } from '@portal/domain/courses';
import type { Href, Page } from '@portal/domain/shared';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, TextLink } from '../kit/index.ts';
import { CourseTile, type CourseLinks } from '../blocks/course-tiles/index.ts';

export interface CourseTilesProps extends CourseLinks {
  courses: Page<Course>;
  listHref: Href;
}

/** The first three courses, the rest behind Show more; what was not fetched is in the list (000 §2.8). */
export function CourseTiles({ courses, listHref, courseHref, renewHref }: CourseTilesProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [open, setOpen] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  const shown = open ? courses.rows : courses.rows.slice(0, TILES_SHOWN);

  // The student goes on reading where the new tiles begin, not after the button that brought them.
  useEffect(() => {
    if (open) firstNew.current?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  }, [open]);

  return (
    <>
      <List>
        {shown.map((course, i) => (
          <li key={`${course.kind}-${course.id}`} ref={i === TILES_SHOWN ? firstNew : undefined}>
            <CourseTile course={course} heading="h3" href={courseHref(course)} renewHref={renewHref} />
          </li>
        ))}
      </List>
      {courses.rows.length > TILES_SHOWN && (
        <More>
          <Button variant="ghost" compact block aria-expanded={open} onClick={() => setOpen(!open)}>
            <Label>
              {open ? t('common:showLess') : t('common:showMore')}
              {open ? (
                <ChevronUp size={18} strokeWidth={1.75} aria-hidden />
              ) : (
                <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
              )}
            </Label>
          </Button>
        </More>
      )}
      {open && courses.total > courses.rows.length && (
        <Centre>
          <TextLink href={listHref}>{t('moreInList', { count: courses.total })}</TextLink>
        </Centre>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const More = styled.div`
  margin-top: var(--space-2);
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

const Centre = styled.p`
  text-align: center;
`;
