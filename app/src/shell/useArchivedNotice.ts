import { isArchived, type Account } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { storage } from '../portal/storage.ts';
import { useLatestLocation } from '../router/useLatestLocation.ts';

/**
 * Whether the archived dialog is shown (000 §2.3): after a blocked menu entry or redirect, and once on the add/buy page,
 * which local storage remembers.
 */
export function useArchivedNotice(account: Account): { shown: boolean; show: () => void; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useLatestLocation();
  const [pressed, setPressed] = useState(false);
  const [seen, setSeen] = useState(() => storage.get('ShowInfoModal') === 'false');
  const redirected = (location.state as { blocked?: boolean } | null)?.blocked === true;
  const onAddBuy = matchPath(paths.addBuyCourse, location.pathname) !== null;
  return {
    shown: isArchived(account) && (pressed || redirected || (onAddBuy && !seen)),
    show: () => setPressed(true),
    close: () => {
      setPressed(false);
      if (redirected && latest()?.key === location.key) void navigate(location, { replace: true, state: null });
      if (!onAddBuy) return;
      storage.set('ShowInfoModal', 'false');
      setSeen(true);
    },
  };
}
