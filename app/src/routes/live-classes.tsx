import { noticeOf, type LiveClass } from '@portal/domain/live-classes';
import { paths } from '@portal/domain/screens';
import { LiveClassesScreen } from '@portal/ui/live-classes';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { listPositions } from '../list-positions.ts';
import { LibraryPart } from '../live-classes/LibraryPart.tsx';
import { useClassFile } from '../live-classes/useClassFile.ts';
import { useClassLists } from '../live-classes/useClassLists.ts';
import { useLibraryShown } from '../live-classes/useLibraryShown.ts';
import { useLiveClassAddress } from '../live-classes/useLiveClassAddress.ts';
import { useRegistrations } from '../live-classes/useRegistrations.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useNow } from '../useNow.ts';

const named = ({ id, topic }: LiveClass) => ({ id, name: topic });

/** /LiveClassList: what one can sign up for, what one has, and the library. */
export default function LiveClasses() {
  const { userId } = useSession().account;
  const now = useNow();
  const zone = useZone();
  const addressOf = useAddressOf();
  const { course, onCourseChange, openRegistered, ...address } = useLiveClassAddress();
  const { sub, keyword, onSearch } = address;
  const libraryShown = useLibraryShown();
  // Without a library its address leads to the classes.
  const tab = libraryShown === false ? 'liveclasses' : address.tab;
  const lists = useClassLists({ shown: tab === 'liveclasses', sub, keyword, now, zone });
  const { all, register, cancel, confirmCancel, close } = useRegistrations();
  const notice = noticeOf(all);
  const justRegistered = notice?.registration.step === 'registered' ? notice.id : null;
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
      tab={tab}
      {...useClassFile(zone, addressOf)}
      now={now}
      zone={zone}
      addressOf={addressOf}
      profileHref={paths.profile}
      registrations={all}
      onRegister={useCallback((one) => register(named(one)), [register])}
      onCancel={useCallback((one) => cancel(named(one)), [cancel])}
      notice={notice}
      onCancelConfirmed={() => notice && confirmCancel(notice)}
      onNoticeClose={() => notice && close(notice)}
      libraryShown={libraryShown}
      library={<LibraryPart {...{ course, onCourseChange, keyword, onSearch }} />}
      positions={useMemo(() => listPositions(`live-classes ${userId}`), [userId])}
    />
  );
}
