import type { ClassesTab, LiveClass, RegistrationNotice as Notice } from '@portal/domain/live-classes';
import type { Href, Loadable, LoadableList, Submission } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SkeletonGroup, Tabs, TabsSkeleton } from '../kit/index.ts';
import { RegistrationNotice } from '../blocks/registration-notice/index.ts';
import type { ListPositions, OnSearch } from '../blocks/infinite-list/index.ts';
import { ClassActionsProvider } from './ClassActions.tsx';
import { ClassesPanel, ClassesPanelSkeleton } from './ClassesPanel.tsx';
import { LibraryTabSkeleton } from './LibraryTab.tsx';

/** The tabs of the page; they are shown only where there is a library. */
export type LiveClassesTab = 'liveclasses' | 'liveclassesLibrary';

export interface LiveClassesScreenProps {
  /** The selected tab; the library only where the student has it, or that is not known yet. */
  tab: LiveClassesTab;
  onTabChange: (tab: LiveClassesTab) => void;
  /** Whether this student has the library; null = not known yet. */
  libraryShown: boolean | null;
  /** The content of the library tab. */
  library: ReactNode;
  /** The classes that start next, at the same time; without any the section is hidden. */
  next: Loadable<readonly LiveClass[]>;
  onNextRetry: () => void;
  classesTab: ClassesTab;
  onClassesTabChange: (classesTab: ClassesTab) => void;
  /** The search keyword, '' = none. */
  keyword: string;
  onSearch: OnSearch;
  /** The classes of the sub-tab that match the keyword. */
  classes: LoadableList<LiveClass>;
  onMore: () => void;
  onRetry: () => void;
  /** The registration requests by the id of the class. */
  registrations: ReadonlyMap<number, Submission>;
  onRegister: (liveClass: LiveClass) => void;
  /** Opens the confirmation before the registration is cancelled. */
  onCancel: (liveClass: LiveClass) => void;
  /** The result of a registration, or the confirmation before cancelling one. */
  notice: Notice | null;
  onConfirmCancel: () => void;
  onDismissNotice: () => void;
  /** The calendar file requested last, and its class; null = none was requested. */
  calendarFile: { id: number; submission: Submission } | null;
  onAddToCalendar: (liveClass: LiveClass) => void;
  now: Date;
  /** The student's time zone, in which days and times are shown. */
  zone: string;
  /** `zone` is that of the device, since the student's could not be read. */
  zoneOfDevice: boolean;
  /** The page where the time zone is changed. */
  profileHref: Href;
  /** Remembers the scroll positions of the lists. */
  positions?: ListPositions | undefined;
}

/** The live classes to register for, and the recordings of past ones (001 §2). */
export function LiveClassesScreen({
  tab,
  onTabChange,
  libraryShown,
  library,
  onRegister,
  onCancel,
  notice,
  onConfirmCancel,
  onDismissNotice,
  onAddToCalendar,
  ...classes
}: LiveClassesScreenProps) {
  const { t } = useTranslation('live-classes');
  // A student who opens the library sees its tab at once; otherwise a placeholder reserves its space until the library
  // is known to exist.
  const inLibrary = tab === 'liveclassesLibrary';
  const items = [
    { id: 'liveclasses', label: t('classes') } as const,
    ...(libraryShown || inLibrary ? [{ id: 'liveclassesLibrary', label: t('library') } as const] : []),
  ];
  const libraryAwaited = libraryShown === null && !inLibrary;
  const hasTabs = items.length > 1 || libraryAwaited;
  return (
    <ClassActionsProvider actions={{ register: onRegister, cancel: onCancel, addToCalendar: onAddToCalendar }}>
      <Tabs
        label={t('tabs')}
        items={items}
        value={tab}
        onChange={onTabChange}
        rowShown={hasTabs}
        loading={libraryAwaited}
      >
        {!inLibrary && (
          <Classes $belowTabs={hasTabs}>
            <ClassesPanel {...classes} />
          </Classes>
        )}
        {inLibrary && (libraryShown ? library : <LibraryTabSkeleton />)}
      </Tabs>
      <RegistrationNotice
        key={notice?.id}
        notice={notice}
        onConfirmCancel={onConfirmCancel}
        onDismiss={onDismissNotice}
      />
    </ClassActionsProvider>
  );
}

/** Placeholder of /LiveClassList, before there are words. */
export function LiveClassesSkeleton() {
  return (
    <SkeletonGroup>
      <TabsSkeleton />
      <Classes $belowTabs>
        <ClassesPanelSkeleton />
      </Classes>
    </SkeletonGroup>
  );
}

const Classes = styled.div<{ $belowTabs: boolean }>`
  margin-top: ${({ $belowTabs }) => ($belowTabs ? 'var(--space-4)' : '0')};
`;
