import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { WriteFailure } from '../blocks/write-failure/index.ts';

interface CardFailureProps {
  /** What was asked for. */
  of: 'add' | 'edit' | 'remove' | 'setDefault';
  failure: Failure;
}

/** Why a change of the cards failed, or that it may have been made. */
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
