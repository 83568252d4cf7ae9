import { paths } from '@portal/domain/screens';
import { ErrorScreen, type ErrorKind } from '@portal/ui/errors';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../portal/services.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** The pages that stand in for another; who was refused finds the server's words there. */
export default function ErrorContainer({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation('errors');
  const page = usePublicPage();
  const now = useSessionState();
  const refused = kind === 'inactive' || kind === 'integration';
  useDocumentTitle(t(`${kind}Title`));
  return (
    <ErrorScreen
      {...page}
      kind={kind}
      backHref={refused ? paths.login : paths.dashboard}
      messages={refused && now.status === 'unauthorized' ? now.messages : []}
    />
  );
}
