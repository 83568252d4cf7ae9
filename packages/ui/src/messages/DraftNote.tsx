import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../kit/index.ts';
import { ConfirmDiscardDialog } from './MessageDialogs.tsx';

interface DraftNoteProps {
  /** Whether there is a draft. */
  shown: boolean;
  /** Whether the device keeps drafts. */
  kept: boolean;
  /** Whether the message is being sent. */
  disabled: boolean;
  onDiscard: () => void;
}

/** A note that the draft is kept, or cannot be, with a button that discards it after a confirmation (001 §4). */
export function DraftNote({ shown, kept, disabled, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('messages');
  const [asking, setAsking] = useState(false);
  if (!shown) return null;
  return (
    <Root>
      <Kept>
        {kept && <CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
        {kept ? t('compose.draftKept') : t('compose.draftNotKept')}
      </Kept>
      <Button variant="ghost" compact disabled={disabled} onClick={() => setAsking(true)}>
        {t('compose.discard')}
      </Button>
      {asking && (
        <ConfirmDiscardDialog
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Kept = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  font: var(--type-caption);
  color: var(--ink-muted);
  > svg {
    flex: none;
    color: var(--success-indicator);
  }
`;
