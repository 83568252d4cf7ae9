import type { UnauthorizedVariant } from '@portal/domain/session';
import { useTranslation } from 'react-i18next';

interface Refusal {
  variant: UnauthorizedVariant;
  /** The server's own. */
  messages: readonly string[];
}

/** What a refusal says on the sign-in page: a student of a sibling product without an address is told so, if not by the server. */
export function useRefusalMessages(): (refusal: Refusal) => readonly string[] {
  const { t } = useTranslation('session');
  return ({ variant, messages }) =>
    variant === 'siblingProduct' && messages.length === 0 ? [t('siblingProduct')] : messages;
}
