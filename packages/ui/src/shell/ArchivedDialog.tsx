import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Art, Button, ButtonLink, Dialog } from '../kit/index.ts';

export interface ArchivedDialogProps {
  /** The packages page; null on that page itself. */
  packagesHref: Href | null;
  onClose: () => void;
}

/** Explains that the account is archived, what stays open, and how to reactivate it (000 §2.3). */
export function ArchivedDialog({ packagesHref, onClose }: ArchivedDialogProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Dialog
      art={<Art name="lock" />}
      title={t('archived.title')}
      onClose={onClose}
      actions={
        <>
          {packagesHref && (
            <ButtonLink href={packagesHref} onClick={onClose} block>
              {t('archived.action')}
            </ButtonLink>
          )}
          <Button variant={packagesHref ? 'ghost' : 'primary'} block onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {t('archived.text')}
    </Dialog>
  );
}
