import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ConfirmDialog } from '../kit/index.ts';

export interface DeviceDataProps {
  /** Saves the stored data as a file. */
  onDownload: () => void;
  /** Deletes the stored data; the portal restarts without it. */
  onForget: () => void;
}

/** The data that this device stores about the student: download, and delete after a confirmation. */
export function DeviceData({ onDownload, onForget }: DeviceDataProps) {
  const { t } = useTranslation('shell-device');
  const [asking, setAsking] = useState(false);
  return (
    <Rows>
      <Title>{t('title')}</Title>
      <Text>{t('text')}</Text>
      <Buttons>
        <Button variant="outline" compact onClick={onDownload}>
          {t('download')}
        </Button>
        <Button variant="dangerOutline" compact onClick={() => setAsking(true)}>
          {t('forget')}
        </Button>
      </Buttons>
      {asking && (
        <ConfirmDialog
          title={t('question')}
          cancelLabel={t('keep')}
          confirmLabel={t('confirm')}
          danger
          onCancel={() => setAsking(false)}
          onConfirm={onForget}
        >
          {t('consequence')}
        </ConfirmDialog>
      )}
    </Rows>
  );
}

const Rows = styled.section`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-6);
  padding-top: var(--space-5);
  border-top: 1px solid var(--border-hairline);
`;

const Title = styled.h3`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Text = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block: var(--space-2);
`;
