import type { Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteFailure } from '../blocks/write-failure/index.ts';

/** Why a message was not sent, or that it may have been. */
export function NotSent({ failure, action }: { failure: Failure; action?: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <WriteFailure
      failure={failure}
      refused={t('compose.refused')}
      unknown={t('compose.unknown')}
      check={t('compose.unknownText')}
      action={action}
    />
  );
}
