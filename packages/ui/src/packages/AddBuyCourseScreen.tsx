import { chosenGroup, chosenSubGroup, type AvailableCourses, type CourseSubGroup } from '@portal/domain/packages';
import type { CourseOrTest } from '@portal/domain/blocks';
import type { Loadable, ScreenHref } from '@portal/domain/shared';
import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { Alert, Card, EmptyState, SelectField, Tabs, TextLink, VisuallyHidden } from '../kit/index.ts';
import { CardGrid, Top } from './card-grid.ts';
import { CourseCardItem } from './CourseCardItem.tsx';
import { CourseCardsSkeleton } from './CourseCardsSkeleton.tsx';

export interface AddBuyCourseScreenProps {
  courses: Loadable<AvailableCourses>;
  onRetry: () => void;
  /** The chosen group; null, or an unknown one = the first. */
  groupId: number | null;
  onGroupChange: (id: number) => void;
  /** The chosen sub-group of the group; null, or an unknown one = the first. */
  subGroupId: number | null;
  onSubGroupChange: (id: number) => void;
  /** Returns the URL of the packages of a course or test. */
  packagesHref: (item: CourseOrTest) => ScreenHref;
  /** Whether the device is a desktop or laptop; packages are bought only there (002 §9). */
  desktop: boolean;
  /** Whether the school offers no upgrades. */
  hidesUpgrade: boolean;
  /** The dialog with the packages of a course: a `PackageDetail`. */
  detail: ReactNode;
}

/** /AddBuyCourse: the courses and tests that have packages, by groups (002 §2). */
export function AddBuyCourseScreen({ detail, ...rest }: AddBuyCourseScreenProps) {
  return (
    <>
      <Courses {...rest} />
      {detail}
    </>
  );
}

function Courses(props: Omit<AddBuyCourseScreenProps, 'detail'>) {
  const { t } = useTranslation('packages');
  const { courses, onRetry, desktop, groupId, onGroupChange } = props;
  if (courses.status === 'loading') return <CourseCardsSkeleton />;
  if (courses.status === 'failed') {
    return <LoadError title={t('failed')} failure={courses.failure} onRetry={onRetry} />;
  }
  const { groups, instructionUrl } = courses.value;
  const group = chosenGroup(groups, groupId);
  const instructions = instructionUrl && (
    <Instructions href={instructionUrl} external>
      {t('instructions')}
    </Instructions>
  );
  if (!group) {
    return (
      <Root>
        {instructions}
        <Card>
          <EmptyState art="reading" title={t('none')} text={t('noneText')} />
        </Card>
      </Root>
    );
  }
  return (
    <Root>
      {!desktop && (
        <Alert
          kind="quiet"
          icon={<Monitor size={20} strokeWidth={1.75} />}
          title={t('computer.title')}
          messages={[t('computer.text')]}
        />
      )}
      <Top>
        {groups.length > 1 ? (
          <SelectField
            label={t('group')}
            options={groups.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            value={`${group.id}`}
            onChange={({ currentTarget }) => onGroupChange(Number(currentTarget.value))}
          />
        ) : (
          <Heading>{group.name}</Heading>
        )}
        {instructions}
      </Top>
      {/* The parent heading of the cards' headings. */}
      {groups.length > 1 && <VisuallyHidden as="h2">{group.name}</VisuallyHidden>}
      <SubGroups {...props} subGroups={group.subGroups} shown={chosenSubGroup(group, props.subGroupId)} />
    </Root>
  );
}

type SubGroupsProps = Pick<
  AddBuyCourseScreenProps,
  'onSubGroupChange' | 'packagesHref' | 'desktop' | 'hidesUpgrade'
> & {
  subGroups: readonly CourseSubGroup[];
  /** null = the group has none. */
  shown: CourseSubGroup | null;
};

function SubGroups({ subGroups, shown, onSubGroupChange, packagesHref, desktop, hidesUpgrade }: SubGroupsProps) {
  const { t } = useTranslation('packages');
  const cards = shown?.cards ?? [];
  const content =
    cards.length > 0 ? (
      <CardGrid>
        {cards.map((card) => (
          <li key={`${card.item.kind} ${card.item.id}`}>
            <CourseCardItem card={card} href={packagesHref(card.item)} hidesUpgrade={hidesUpgrade} desktop={desktop} />
          </li>
        ))}
      </CardGrid>
    ) : (
      <Card>
        <EmptyState art="reading" title={t('noneListed')} text={t('noneListedText')} />
      </Card>
    );
  if (!shown) return content;
  return (
    <Tabs
      label={t('kinds')}
      items={subGroups.map(({ id, name }) => ({ id: `${id}`, label: name }))}
      value={`${shown.id}`}
      onChange={(id) => onSubGroupChange(Number(id))}
    >
      <PanelBody>{content}</PanelBody>
    </Tabs>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Heading = styled.h2`
  min-width: 0;
  font: var(--type-title2);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

/* As high as the select beside it, so that both have their text on one line. */
const Instructions = styled(TextLink)`
  justify-self: start;
  min-height: var(--size-control);
`;

const PanelBody = styled.div`
  padding-top: var(--space-4);
`;
