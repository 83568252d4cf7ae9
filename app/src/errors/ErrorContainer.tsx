import { paths } from '@portal/domain/screens';
import { ErrorScreen, type ErrorKind } from '@portal/ui/errors';
import { useOnline } from '@portal/ui/kit';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../portal/services.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** The error pages. A refused student sees the server's messages about that refusal, not about a later sign-in. */
export default function ErrorContainer({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation('errors');
  const page = usePublicPage();
  const state = useSessionState();
  const refused = kind === 'inactive' || kind === 'integration';
  const offline = !useOnline();
  useDocumentTitle(t(`${kind}Title`));
  return (
    <ErrorScreen
      {...page}
      kind={kind}
      offline={offline}
      backHref={refused ? paths.login : paths.dashboard}
      messages={state.status === 'unauthorized' && state.variant === kind ? state.messages : []}
    />
  );
}
