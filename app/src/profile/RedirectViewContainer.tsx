import { useLinkAccount } from '@portal/data/profile';
import { nextLinkStep, type LinkResult } from '@portal/domain/profile';
import { failed, type Submission } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { RedirectViewScreen } from '@portal/ui/profile';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePublicPage } from '../hooks/usePublicPage.ts';
import { useServices } from '../portal/services.ts';
import { removeLinkRequest } from '../portal/storage.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { readLink } from './stored-link.ts';

/**
 * /RedirectView: the student comes back from the provider. Links the account with the session from before, once
 * (002 §4).
 */
export default function RedirectViewContainer() {
  const { t } = useTranslation(['profile-account', 'session']);
  const { leave } = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = usePublicPage();
  const [link] = useState(() => nextLinkStep({ ...readLink(), search }));
  // Without a session there is nobody to link, and the call needs a token (contract 1.2).
  const [signedIn] = useState(() => credentialsFromCookies().token !== '');
  const linking = useLinkAccount();
  const submission = signedIn
    ? linking.submission
    : failed({ kind: 'unauthorised', messages: [t('session:expired'), t('session:expiredHint')] });
  useDocumentTitle(t('profile-account:result.documentTitle'));

  const start = useEffectEvent(() => {
    // Removes the provider's response from the history.
    if (search !== '') void navigate(pathname, { replace: true });
    if (typeof link === 'string' || !signedIn) removeLinkRequest();
    else linking.submit(link.email, { onDone: removeLinkRequest, onFailed: removeLinkRequest });
  });
  useEffect(() => start(), []);

  return (
    <RedirectViewScreen
      {...page}
      result={typeof link === 'string' ? link : resultOf(submission)}
      failure={submission.status === 'failed' ? submission.failure : null}
      // Reloads the portal, since the account has changed everywhere.
      onDashboard={() => leave(paths.dashboard)}
    />
  );
}

function resultOf({ status }: Submission): LinkResult {
  if (status === 'failed') return 'failure';
  return status === 'done' ? 'success' : 'linking';
}
