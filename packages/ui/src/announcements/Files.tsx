import type { Attachment } from '@portal/domain/announcements';
import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FileList } from '../blocks/file-list/index.ts';

/** The files of an announcement, with their number. */
export function Files({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation('announcements');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>
        <Paperclip size={20} strokeWidth={1.75} aria-hidden />
        {t('files', { count: files.length })}
      </Heading>
      <FileList files={files} reason={t('fileBlocked')} />
    </section>
  );
}

const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-top: var(--space-4);
  border-top: 1px solid var(--border-hairline);
  font: var(--type-title3);
  color: var(--ink-strong);
`;
