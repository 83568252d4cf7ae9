import { FileText, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../../kit/index.ts';
import type { LinkHref } from '../../links/index.ts';

export interface FileListProps<File> {
  files: readonly File[];
  /** Why a file without `href` can't be opened. */
  reason: string;
  /** Renders icon and control of a file that can be opened; default, also for null: a link that opens a new tab. */
  children?: (file: File) => ReactNode;
}

/**
 * A list of files, each with a link; without `href` (its URL is not safe to open) a file shows its name and the reason.
 */
export function FileList<File extends { name: string; href: LinkHref | null }>({
  files,
  reason,
  children,
}: FileListProps<File>) {
  return (
    <List>
      {files.map((file) => (
        <Item key={`${file.name} ${file.href}`}>
          {file.href === null ? (
            <>
              <FileX size={20} strokeWidth={1.75} aria-hidden />
              <span>
                <Name>{file.name}</Name>
                <Reason>{reason}</Reason>
              </span>
            </>
          ) : (
            (children?.(file) ?? (
              <>
                <FileText size={20} strokeWidth={1.75} aria-hidden />
                <FileLink external href={file.href}>
                  {file.name}
                </FileLink>
              </>
            ))
          )}
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  margin-top: var(--space-1);
`;

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  min-height: 44px;
  color: var(--ink-muted);
  /* Aligned with the first line of a name. */
  > svg {
    margin-top: var(--space-3);
  }
`;

const FileLink = styled(TextLink)`
  padding-block: var(--space-3);
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: block;
  padding-top: var(--space-3);
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Reason = styled.span`
  display: block;
  padding-bottom: var(--space-2);
  font: var(--type-caption);
`;
