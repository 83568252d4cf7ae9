import { DESCRIPTION_LIMIT, type Course, type CourseProgress } from '@portal/domain/courses';
import type { Href } from '@portal/domain/shared';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Status, TextLink, type StatusKind } from '../../kit/index.ts';
import { AppLink } from '../../links/index.ts';
import { media } from '../../theme/index.ts';
import { CourseIcon } from './CourseIcon.tsx';
import { CutText } from './CutText.tsx';

export interface CourseTileProps {
  course: Course;
  /** Heading level of the course's name, one below that of the list. */
  heading: 'h2' | 'h3';
  /** Page of the course; only an active course is a link. */
  href: Href;
  /** Page of the expired packages. */
  renewHref: Href;
  /** Whether the school lets students renew packages; if not, the tile does not suggest it. */
  mayRenew: boolean;
  /** Renders the status, for instance with the progress of the course; by default the status alone. */
  renderStatus?: RenderStatus | undefined;
}

/** Renders a course's status, given as an element. */
export type RenderStatus = (course: Course, status: ReactNode) => ReactNode;

const progressStatus: Record<CourseProgress, StatusKind> = {
  notStarted: 'notDone',
  inProgress: 'inProgress',
  completed: 'done',
};

/** A course or test in a list: icon, name, description and status; the whole card opens it while it is active (002 §4). */
export function CourseTile({ course, heading, href, renewHref, mayRenew, renderStatus }: CourseTileProps) {
  const { t } = useTranslation('courses');
  const open = course.availability === 'active';
  const status = <CourseStatus course={course} mayRenew={mayRenew} />;
  return (
    <Card $open={open}>
      <CourseIcon course={course} muted={!open} />
      <Body>
        <Name as={heading} $open={open} tabIndex={open ? undefined : -1}>
          {open ? <CourseLink href={href}>{course.name}</CourseLink> : course.name}
        </Name>
        {course.description && <CutText text={course.description} limit={DESCRIPTION_LIMIT} about={course.name} />}
        <Footer>
          {renderStatus ? renderStatus(course, status) : status}
          {open && <Chevron size={20} strokeWidth={1.75} aria-hidden />}
        </Footer>
        {course.availability === 'expired' && <RenewLink href={renewHref}>{t('expiredAction')}</RenewLink>}
      </Body>
    </Card>
  );
}

/** Status and, when the course cannot be opened, the reason as text. */
function CourseStatus({ course: { availability, progress }, mayRenew }: { course: Course; mayRenew: boolean }) {
  const { t } = useTranslation('courses');
  switch (availability) {
    case 'active':
      return <Status kind={progressStatus[progress]}>{t(`progress.${progress}`)}</Status>;
    case 'maintenance':
      return <ClosedStatus kind="locked" label={t('maintenance')} hint={t('maintenanceHint')} />;
    case 'expired':
      return <ClosedStatus kind="cancelled" label={t('expired')} hint={mayRenew ? t('expiredHint') : null} />;
    case 'archived':
      return <ClosedStatus kind="locked" label={t('archived')} hint={t('archivedHint')} />;
  }
}

function ClosedStatus({ kind, label, hint }: { kind: StatusKind; label: string; hint: string | null }) {
  return (
    <Reason>
      <Status kind={kind}>{label}</Status>
      {hint !== null && <Hint>{hint}</Hint>}
    </Reason>
  );
}

/** Container query for a tile in a row of three: only the name is beside the icon, the rest is below. */
const narrow = '@container tile (max-width: 320px)';

const Card = styled.article<{ $open: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
  ${media.desktop} {
    padding: var(--space-5);
  }
  ${narrow} {
    align-content: start;
    row-gap: var(--space-2);
  }
  ${media.pointer} {
    &:hover {
      background: ${({ $open }) => ($open ? 'var(--surface-hover)' : 'var(--surface-card)')};
    }
  }
`;

/* The gap of 2 px and the margins of the children add up to 8 px between text, status and link. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: start;
  overflow-wrap: anywhere;
  > * {
    max-width: 100%;
  }
  ${narrow} {
    display: contents;
    > :not(:first-child) {
      grid-column: 1 / -1;
    }
    > :first-child {
      align-self: center;
    }
  }
`;

const Name = styled.h3<{ $open: boolean }>`
  font: var(--type-title3);
  color: ${({ $open }) => ($open ? 'var(--ink-strong)' : 'var(--ink-muted)')};
`;

/* The link covers its card, so that the whole card is one target; its ring is drawn around the card. */
const CourseLink = styled(AppLink)`
  /* As high as its line: an inline link would be below the minimum target height. */
  display: inline-block;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--accent-focus-ring);
    outline-offset: 2px;
  }
`;

const Footer = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  margin-top: 6px;
  ${narrow} {
    margin-top: 0;
  }
`;

/* The negative margins let the 44 px target extend into the padding of the card, to whose edge the text is aligned. */
const RenewLink = styled(TextLink)`
  margin-block: -6px -12px;
  ${narrow} {
    margin-top: -12px;
  }
`;

const Chevron = styled(ChevronRight)`
  flex: none;
  color: var(--ink-faint);
`;

const Reason = styled.span`
  display: grid;
  gap: var(--space-2);
`;

const Hint = styled.span`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
