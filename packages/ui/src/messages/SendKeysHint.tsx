import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media, visuallyHidden } from '../theme/index.ts';
import { sendKeys } from './useSendKey.ts';

/**
 * A hint with the keys that send. It is visually hidden on touch screens, but still read out, since a student with a
 * screen reader may have a keyboard.
 */
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
