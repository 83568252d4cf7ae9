import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { WriteFailure } from '../blocks/write-failure/index.ts';

interface CardFailureProps {
  /** The change that failed. */
  of: 'add' | 'edit' | 'remove' | 'setDefault';
  failure: Failure;
}

/** The error of a change: why it failed or, when the answer was lost, that it may have been made. */
export function CardFailure({ of, failure }: CardFailureProps) {
  const { t } = useTranslation('cards');
  return (
    <WriteFailure
      failure={failure}
      refused={t(`${of}.refused`)}
      unknown={t(`${of}.unknown`)}
      check={t('unknownText')}
    />
  );
}
