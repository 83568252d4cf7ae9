import { allowedReturn } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { SessionCheckScreen } from '@portal/ui/shell';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../portal/services.ts';

/** /SingleLogout?returnUrl=…: ends the session here, then goes back to where it was asked for, if that is allowed. */
export default function SingleLogoutContainer() {
  const { config, session, leave } = useServices();
  const [query] = useSearchParams();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const back = allowedReturn(query.get('returnUrl'), location.href, config.mainAppUrl, config.allowedFrameOrigins);
    void session.endHere().then(() => leave(back ?? paths.login));
  }, [config, session, leave, query]);

  return <SessionCheckScreen />;
}
