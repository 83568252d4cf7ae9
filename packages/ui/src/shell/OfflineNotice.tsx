import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert } from '../kit/index.ts';

/** Shown above the page while the device has no connection. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  return (
    <Root>
      <Alert
        kind="warning"
        live
        icon={<WifiOff size={20} strokeWidth={1.75} />}
        title={t('offline.title')}
        messages={[t('offline.text')]}
      />
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: var(--space-4);
`;
