import type { Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteFailure } from '../blocks/write-failure/index.ts';

interface NotSentProps {
  failure: Failure;
  /** Whether the message has files: they may take longer than there is time on a slow connection. */
  hasFiles?: boolean;
  action?: ReactNode;
}

/** Why a message was not sent, or that it may have been. */
export function NotSent({ failure, hasFiles = false, action }: NotSentProps) {
  const { t } = useTranslation('messages');
  const unanswered = failure.kind === 'serverDown' && failure.status === 0;
  return (
    <WriteFailure
      failure={failure}
      refused={t('compose.refused')}
      unknown={t('compose.unknown')}
      check={t(hasFiles && unanswered ? 'compose.unknownTextFiles' : 'compose.unknownText')}
      action={action}
    />
  );
}
