import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Tabs } from '../kit/index.ts';
import { RegistrationNotice } from '../shared/index.ts';
import type { ClassRegistration } from '@portal/domain/live-classes';
import { LibraryWaiting } from './LibraryTab.tsx';
import { ClassesPanel, type ClassesPanelProps } from './ClassesPanel.tsx';

/** The two halves of the page, where there is a library. */
export type LiveClassesTab = 'liveclasses' | 'library';

export interface LiveClassesScreenProps extends ClassesPanelProps {
  /** The library only where it is shown, or may yet turn out to be. */
  tab: LiveClassesTab;
  onTabChange: (tab: LiveClassesTab) => void;
  /** Whether this student sees the library; null = not known yet. */
  libraryShown: boolean | null;
  /** The library, drawn in its tab. */
  library: ReactNode;
  /** What a registration led to, or the question before one is given back. */
  notice: ClassRegistration | null;
  onCancelConfirmed: () => void;
  onNoticeClose: () => void;
}

/** Live classes to sign up for, and the recordings of past ones (001 §2). */
export function LiveClassesScreen({
  tab,
  onTabChange,
  libraryShown,
  library,
  notice,
  onCancelConfirmed,
  onNoticeClose,
  ...classes
}: LiveClassesScreenProps) {
  const { t } = useTranslation('liveClasses');
  // Whoever has come for the library waits for it there; else it joins the row once it is known to be there.
  const inLibrary = tab === 'library';
  const items = [
    { id: 'liveclasses', label: t('classes') } as const,
    ...(libraryShown || inLibrary ? [{ id: 'library', label: t('library') } as const] : []),
  ];
  const rowShown = libraryShown !== false;
  return (
    <>
      <Tabs label={t('tabs')} items={items} value={tab} onChange={onTabChange} rowShown={rowShown}>
        {!inLibrary && (
          <Apart $fromTabs={rowShown}>
            <ClassesPanel {...classes} />
          </Apart>
        )}
        {inLibrary && (libraryShown ? library : <LibraryWaiting />)}
      </Tabs>
      {notice && (
        <RegistrationNotice
          key={notice.id}
          name={notice.name}
          registration={notice.registration}
          onCancel={onCancelConfirmed}
          onClose={onNoticeClose}
        />
      )}
    </>
  );
}

const Apart = styled.div<{ $fromTabs: boolean }>`
  margin-top: ${({ $fromTabs }) => ($fromTabs ? 'var(--space-4)' : '0')};
`;
