import { paths } from '@portal/domain/screens';
import type { LiveClass } from '@portal/domain/live-classes';
import { LiveClassesScreen } from '@portal/ui/live-classes';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { listPositions } from '../router/list-positions.ts';
import { LibraryPart } from './LibraryPart.tsx';
import { useClassFile } from './useClassFile.ts';
import { useClassLists } from './useClassLists.ts';
import { useLibraryShown } from './useLibraryShown.ts';
import { useLiveClassSearchParams } from './useLiveClassSearchParams.ts';
import { useRegistration } from './useRegistration.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';

const named = ({ id, topic }: LiveClass) => ({ id, name: topic });

/** /LiveClassList: what one can sign up for, what one has, and the library. */
export default function LiveClassesContainer() {
  const { userId } = useSession().account;
  const now = useNow();
  const zone = useZone();
  const { course, onCourseChange, openRegistered, ...address } = useLiveClassSearchParams();
  const { sub, keyword, onSearch } = address;
  const libraryShown = useLibraryShown();
  // Without a library its address leads to the classes.
  const tab = libraryShown === false ? 'liveclasses' : address.tab;
  const lists = useClassLists({ shown: tab === 'liveclasses', sub, keyword, now, zone });
  const { registrations, notice, register, cancel, confirmCancel, dismissNotice } = useRegistration();
  const justRegistered = notice?.kind === 'registered' ? notice.id : null;
  const goToRegistered = useEffectEvent(() => {
    if (tab === 'library' || sub === 'upcoming') openRegistered();
  });
  useEffect(() => {
    if (justRegistered !== null) goToRegistered();
  }, [justRegistered]);
  return (
    <LiveClassesScreen
      {...address}
      {...lists}
      {...useClassFile(zone)}
      tab={tab}
      libraryShown={libraryShown}
      library={<LibraryPart {...{ course, onCourseChange, keyword, onSearch }} />}
      registrations={registrations}
      onRegister={(liveClass) => register(named(liveClass))}
      onCancel={(liveClass) => cancel(named(liveClass))}
      notice={notice}
      onConfirmCancel={confirmCancel}
      onDismissNotice={dismissNotice}
      now={now}
      zone={zone}
      profileHref={paths.profile}
      positions={useMemo(() => listPositions(`live-classes ${userId}`), [userId])}
    />
  );
}
