import type { ClassesTab, LiveClass, RegistrationNotice as Notice } from '@portal/domain/live-classes';
import type { Href, Loadable, LoadableList, Submission } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Tabs } from '../kit/index.ts';
import { RegistrationNotice } from '../blocks/registration-notice/index.ts';
import { type ListPositions } from '../blocks/infinite-list/index.ts';
import { ClassActionsProvider } from './ClassActions.tsx';
import { ClassesPanel } from './ClassesPanel.tsx';
import { LibraryWaiting } from './LibraryTab.tsx';

/** The two halves of the page, where there is a library. */
export type LiveClassesTab = 'liveclasses' | 'library';

export interface LiveClassesScreenProps {
  /** The library only where it is shown, or may yet turn out to be. */
  tab: LiveClassesTab;
  onTabChange: (tab: LiveClassesTab) => void;
  /** Whether this student sees the library; null = not known yet. */
  libraryShown: boolean | null;
  /** The library, drawn in its tab. */
  library: ReactNode;
  /** Those that begin first, at the same time; none is no heading. */
  next: Loadable<readonly LiveClass[]>;
  onNextRetry: () => void;
  sub: ClassesTab;
  onSubChange: (sub: ClassesTab) => void;
  /** What the list was searched for, '' = nothing. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** The classes of the sub-tab that match the keyword. */
  classes: LoadableList<LiveClass>;
  onMore: () => void;
  onRetry: () => void;
  /** By the class's id. */
  registrations: ReadonlyMap<number, Submission>;
  onRegister: (liveClass: LiveClass) => void;
  /** Asks first. */
  onCancel: (liveClass: LiveClass) => void;
  /** What a registration led to, or the question before one is cancelled. */
  notice: Notice | null;
  onConfirmCancel: () => void;
  onDismissNotice: () => void;
  /** The calendar file asked for last, and the class it is for; null = none is. */
  calendarFile: { id: number; submission: Submission } | null;
  onAddToCalendar: (liveClass: LiveClass) => void;
  now: Date;
  /** The student's time zone, in which days and times are. */
  zone: string;
  /** Where the time zone is changed. */
  profileHref: Href;
  /** Remembers where the lists were left. */
  positions?: ListPositions | undefined;
}

/** Live classes to sign up for, and the recordings of past ones (001 §2). */
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
  // Whoever has come for the library waits for it there; else it joins the row once it is known to be there.
  const inLibrary = tab === 'library';
  const items = [
    { id: 'liveclasses', label: t('classes') } as const,
    ...(libraryShown || inLibrary ? [{ id: 'library', label: t('library') } as const] : []),
  ];
  const rowShown = libraryShown !== false;
  return (
    <ClassActionsProvider actions={{ register: onRegister, cancel: onCancel, addToCalendar: onAddToCalendar }}>
      <Tabs label={t('tabs')} items={items} value={tab} onChange={onTabChange} rowShown={rowShown}>
        {!inLibrary && (
          <Classes $belowTabs={rowShown}>
            <ClassesPanel {...classes} />
          </Classes>
        )}
        {inLibrary && (libraryShown ? library : <LibraryWaiting />)}
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

const Classes = styled.div<{ $belowTabs: boolean }>`
  margin-top: ${({ $belowTabs }) => ($belowTabs ? 'var(--space-4)' : '0')};
`;
