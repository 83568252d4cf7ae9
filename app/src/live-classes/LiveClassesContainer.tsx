import { paths } from '@portal/domain/screens';
import type { LiveClass } from '@portal/domain/live-classes';
import { LiveClassesScreen } from '@portal/ui/live-classes';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { listPositions } from '../router/list-positions.ts';
import { LazyLibrary } from './LazyLibrary.tsx';
import { useClassFile } from './useClassFile.ts';
import { useClassLists } from './useClassLists.ts';
import { useLibraryShown } from './useLibraryShown.ts';
import { useLiveClassSearchParams } from './useLiveClassSearchParams.ts';
import { useRegistration } from './useRegistration.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone, useZoneOfDevice } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';

export { prefetchLiveClassesPage as prefetch } from './prefetch-live-classes.ts';

const toNamedClass = ({ id, topic }: LiveClass) => ({ id, name: topic });

/** /LiveClassList: upcoming and registered live classes, and the library. */
export default function LiveClassesContainer() {
  const { userId } = useSession().account;
  const now = useNow();
  const zone = useZone();
  const { course, onCourseChange, openRegistered, ...params } = useLiveClassSearchParams();
  const { classesTab, keyword, onSearch } = params;
  const libraryShown = useLibraryShown();
  // A student without the library sees the classes at its URL.
  const tab = libraryShown === false ? 'liveclasses' : params.tab;
  const { registrations, notice, register, cancel, confirmCancel, dismissNotice } = useRegistration('list');
  const justRegistered = notice?.kind === 'registered' ? notice.id : null;
  const lists = useClassLists({
    shown: tab === 'liveclasses',
    covered: justRegistered !== null,
    classesTab,
    keyword,
    now,
    zone,
  });
  const goToRegistered = useEffectEvent(() => {
    if (tab === 'liveclassesLibrary' || classesTab === 'upcoming') openRegistered();
  });
  useEffect(() => {
    if (justRegistered !== null) goToRegistered();
  }, [justRegistered]);
  return (
    <LiveClassesScreen
      {...params}
      {...lists}
      {...useClassFile(zone)}
      tab={tab}
      libraryShown={libraryShown}
      library={<LazyLibrary {...{ course, onCourseChange, keyword, onSearch }} />}
      registrations={registrations}
      onRegister={(liveClass) => register(toNamedClass(liveClass))}
      onCancel={(liveClass) => cancel(toNamedClass(liveClass))}
      notice={notice}
      onConfirmCancel={confirmCancel}
      onDismissNotice={dismissNotice}
      now={now}
      zone={zone}
      zoneOfDevice={useZoneOfDevice()}
      profileHref={paths.profile}
      positions={useMemo(() => listPositions(`live-classes ${userId}`), [userId])}
    />
  );
}
