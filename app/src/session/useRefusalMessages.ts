import type { UnauthorizedVariant } from '@portal/domain/session';
import { useTranslation } from 'react-i18next';

interface Refusal {
  variant: UnauthorizedVariant;
  /** The server's messages. */
  messages: readonly string[];
}

/**
 * Returns the messages of a refusal on the sign-in page. A student of a sibling product whose URL is not configured
 * gets the portal's own message where the server sends none.
 */
export function useRefusalMessages(): (refusal: Refusal) => readonly string[] {
  const { t } = useTranslation('session');
  return ({ variant, messages }) =>
    variant === 'siblingProduct' && messages.length === 0 ? [t('siblingProduct')] : messages;
}
