import type { Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteFailure } from '../blocks/write-failure/index.ts';

interface NotSentProps {
  failure: Failure;
  /** Whether the message has files, whose upload may time out on a slow connection. */
  hasFiles?: boolean;
  action?: ReactNode;
}

/** The error of a message: why it was not sent or, when the answer was lost, that it may have been. */
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
