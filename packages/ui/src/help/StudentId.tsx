import type { Submission } from '@portal/domain/shared';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton, Skeleton, TextSkeleton } from '../kit/index.ts';

export interface StudentIdProps {
  studentId: string;
  /** The copying of the id. */
  copying: Submission;
  onCopy: () => void;
}

/** The student id, which support asks for, with a button that copies it. */
export function StudentId({ studentId, copying, onCopy }: StudentIdProps) {
  const { t } = useTranslation('help');
  const { status } = copying;
  const copied = status === 'done';
  return (
    <Root>
      <span>
        {t('studentId')} <Value>{studentId}</Value>
      </span>
      <IconButton label={t('copyId')} onClick={onCopy}>
        {copied ? <Check size={20} strokeWidth={1.75} /> : <Copy size={20} strokeWidth={1.75} />}
      </IconButton>
      <span role="status">
        {copied && t('idCopied')}
        {status === 'failed' && t('idNotCopied')}
      </span>
    </Root>
  );
}

/** Placeholder of the row. Hide it from assistive technology. */
export function StudentIdSkeleton() {
  return (
    <Root>
      <TextSkeleton type="callout" width="112px" />
      <Space>
        <Skeleton shape="block" width="20px" height="20px" />
      </Space>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-1);
  margin: 4px 0 -8px;
  font: var(--type-callout);
  color: var(--ink-muted);
`;

const Value = styled.b`
  font-weight: 600;
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

/* As large as the button. */
const Space = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;
