import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media, visuallyHidden } from '../theme/index.ts';
import { sendKeys } from './useSendKey.ts';

/** Says which keys send. A touch screen has none of them; who uses a screen reader may have a keyboard there, too. */
export function SendKeysHint() {
  const { t } = useTranslation('messages');
  return <Line>{t('compose.keys', { keys: sendKeys() })}</Line>;
}

const Line = styled.span`
  display: block;
  ${media.touch} {
    ${visuallyHidden}
  }
`;
