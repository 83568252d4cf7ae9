import { isArchived, type Account } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storage } from '../portal/storage.ts';

/**
 * DateTimeWithZone the archived dialog shows (000 §2.3): after a blocked entry or address, and once by itself on add/buy, which
 * local storage remembers.
 */
export function useArchivedNotice(account: Account): { shown: boolean; show: () => void; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState(false);
  const [seen, setSeen] = useState(() => storage.get('ShowInfoModal') === 'false');
  const sent = (location.state as { blocked?: boolean } | null)?.blocked === true;
  const onAddBuy = location.pathname.toLowerCase() === paths.addBuyCourse.toLowerCase();
  return {
    shown: isArchived(account) && (pressed || sent || (onAddBuy && !seen)),
    show: () => setPressed(true),
    close: () => {
      setPressed(false);
      if (sent) void navigate(location, { replace: true, state: null });
      if (!onAddBuy) return;
      storage.set('ShowInfoModal', 'false');
      setSeen(true);
    },
  };
}
