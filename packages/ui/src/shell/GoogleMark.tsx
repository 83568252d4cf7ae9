import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Google's mark in the top bar of the profile, for an account that is linked to a Google account (000 §2.7). */
export function GoogleMark() {
  const { t } = useTranslation('shell');
  return (
    <Mark role="img" aria-label={t('linkedToGoogle')} viewBox="0 0 24 24">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.6c2-1.9 3.2-4.7 3.2-8.1z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </Mark>
  );
}

/* The four colours are Google's; the white disc keeps them visible on a dark page. */
const Mark = styled.svg`
  flex: none;
  width: 32px;
  height: 32px;
  padding: 6px;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-full);
  background: #fff;
`;
