import { paths } from '@portal/domain/screens';
import { ZoneNotice } from '@portal/ui/calendar';
import { useState } from 'react';
import { deviceZone } from '../session/device-zone.ts';
import { useZone } from '../session/useZone.ts';
import { storage } from '../portal/storage.ts';
import { useNow } from '../hooks/useNow.ts';

/** Offers to change the profile's zone. Dismissed once, it is not shown again for the same two zones on this device. */
export default function ZoneNoticeContainer() {
  const profile = useZone();
  const device = deviceZone();
  const now = useNow();
  const pair = `${device} ${profile}`;
  const [kept, setKept] = useState(() => storage.get('zoneKept'));
  if (kept === pair) return null;
  return (
    <ZoneNotice
      device={device}
      profile={profile}
      now={now}
      profileHref={paths.profile}
      onDismiss={() => {
        storage.set('zoneKept', pair);
        setKept(pair);
      }}
    />
  );
}
