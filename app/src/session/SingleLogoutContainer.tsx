import { allowedReturn } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { SessionCheckScreen } from '@portal/ui/shell';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeaveOutdated, useServices } from '../portal/services.ts';

/** /SingleLogout?returnUrl=…: ends the session here, then goes to `returnUrl` if that is allowed. */
export default function SingleLogoutContainer() {
  const { config, session } = useServices();
  const leave = useLeaveOutdated();
  const [query] = useSearchParams();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const back = allowedReturn(query.get('returnUrl'), location.href, config.mainAppUrl, config.allowedFrameOrigins);
    void session.endHere().then(() => leave(back ?? paths.login));
  }, [config, session, leave, query]);

  return <SessionCheckScreen />;
}
