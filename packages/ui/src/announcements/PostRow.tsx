import type { Announcement } from '@portal/domain/announcements';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ListRow } from '../kit/index.ts';
import { balanced } from '../theme/index.ts';
import { Byline } from './Byline.tsx';
import { Picture } from './Picture.tsx';

export interface PostRowProps {
  post: Announcement;
  onOpen: () => void;
  onIntent?: (() => void) | undefined;
}

/** A community post in the panel: picture, title in two lines at most, publisher and day, number of files. */
export function PostRow({ post, onOpen, onIntent }: PostRowProps) {
  const { t } = useTranslation('announcements');
  const files = post.attachments.length;
  return (
    <div onPointerEnter={onIntent} onFocus={onIntent}>
      <ListRow
        leading={
          <Frame>
            <Image src={post.image}>
              <Drawing />
            </Image>
          </Frame>
        }
        title={<TwoLines>{post.title}</TwoLines>}
        caption={
          <>
            <Line>
              <Byline announcement={post} />
            </Line>
            {files > 0 && (
              <Files>
                <Paperclip size={14} strokeWidth={1.75} aria-hidden />
                {t('files', { count: files })}
              </Files>
            )}
          </>
        }
        onOpen={onOpen}
      />
    </div>
  );
}

/** Replaces a missing picture. */
function Drawing() {
  return (
    <svg viewBox="0 0 72 72" width={72} height={72} fill="none" strokeLinecap="round" aria-hidden>
      <path
        d="M14 18h30a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H26l-7 6v-6h-5a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5z"
        fill="var(--surface-raised)"
      />
      <path d="M17 27h24M17 33h15" stroke="var(--accent-art-mid)" strokeWidth={3} />
      <path
        d="M49 34h9a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5v5l-6-5h-9a5 5 0 0 1-5-5v-1h5a6 6 0 0 0 6-6z"
        fill="var(--accent-art-deep)"
      />
    </svg>
  );
}

const Frame = styled.span`
  flex: none;
  align-self: flex-start;
  width: 72px;
  height: 72px;
  overflow: hidden;
  border-radius: var(--radius-control);
  background: var(--accent-art-tint);
`;

const Image = styled(Picture)`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${balanced}
`;

const Line = styled.span`
  display: block;
`;

const Files = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;
