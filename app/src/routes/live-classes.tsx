import { noticeOf, type LiveClass } from '@portal/domain/live-classes';
import { paths } from '@portal/domain/shell';
import { LiveClassesScreen } from '@portal/ui/live-classes';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { listPositions } from '../list-positions.ts';
import { LibraryPart } from '../live-classes/LibraryPart.tsx';
import { useAddress } from '../live-classes/useAddress.ts';
import { useClassFile } from '../live-classes/useClassFile.ts';
import { useClassLists } from '../live-classes/useClassLists.ts';
import { useLibraryShown } from '../live-classes/useLibraryShown.ts';
import { useLiveClassAddress } from '../live-classes/useLiveClassAddress.ts';
import { useRegistrations } from '../live-classes/useRegistrations.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../useNow.ts';

const named = ({ id, topic }: LiveClass) => ({ id, name: topic });

export default function LiveClasses() {
  const { userId } = useSession().account;
  const now = useNow();
  const zone = useZone();
  const addressOf = useAddress();
  const { course, onCourseChange, ...address } = useLiveClassAddress();
  const lists = useClassLists(address.sub, address.keyword, now, zone);
  const { all, register, cancel, confirmCancel, close } = useRegistrations();
  const notice = noticeOf(all);
  const justRegistered = notice?.registration.step === 'registered' ? notice.id : null;
  const openRegistered = useEffectEvent(() => address.sub === 'upcoming' && address.onSubChange('registered'));
  useEffect(() => {
    if (justRegistered !== null) openRegistered();
  }, [justRegistered]);
  const { keyword, onSearch } = address;
  return (
    <LiveClassesScreen
      {...address}
      {...lists}
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
      libraryShown={useLibraryShown()}
      library={<LibraryPart {...{ course, onCourseChange, keyword, onSearch }} />}
      positions={useMemo(() => listPositions(`live-classes ${userId}`), [userId])}
    />
  );
}
