import type { HelpVariant, HelpWithoutChat } from '@portal/domain/help';
import type { Loadable, LinkHref } from '@portal/domain/shared';
import { CircleHelp, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../blocks/load-error/index.ts';
import { ChatArea, type ChatState } from './ChatArea.tsx';
import { LinkCard, LinkCards } from '../blocks/link-cards/index.ts';
import { HelpHead } from './HelpHead.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { SupportMessage, type SupportMessageProps } from './SupportMessage.tsx';

export interface HelpScreenProps extends SupportMessageProps {
  help: Loadable<HelpVariant>;
  onRetry: () => void;
  /** The state of the chat's script, where /Help shows the chat. */
  chat: ChatState;
  onRetryChat: () => void;
}

/** /Help: the chat alone; without it, or while it is not available, the school's links, else a message form (001 §2). */
export function HelpScreen({ help, onRetry, chat, onRetryChat, ...message }: HelpScreenProps) {
  const { t } = useTranslation('help');
  if (help.status === 'failed') return <LoadError title={t('failed')} failure={help.failure} onRetry={onRetry} />;
  if (help.status === 'loading') return <HelpSkeleton />;
  const { value } = help;
  switch (value.kind) {
    case 'chat':
      return (
        <ChatArea
          state={chat}
          onRetry={onRetryChat}
          fallback={<WithoutChat variant={value.otherwise} message={message} />}
        />
      );
    case 'form':
    case 'links':
      return <WithoutChat variant={value} message={message} />;
  }
}

function WithoutChat({ variant, message }: { variant: HelpWithoutChat; message: SupportMessageProps }) {
  return variant.kind === 'form' ? <SupportMessage {...message} /> : <HelpLinks {...variant} />;
}

function HelpLinks({ faqHref, askHref }: { faqHref: LinkHref | null; askHref: LinkHref | null }) {
  const { t } = useTranslation('help');
  return (
    <>
      {askHref !== null && <HelpHead lead={t('answerTime')} />}
      <LinkCards>
        {faqHref && (
          <LinkCard
            icon={CircleHelp}
            heading="h2"
            title={t('faq.title')}
            text={t('faq.text')}
            action={t('faq.action')}
            href={faqHref}
            external
          />
        )}
        {askHref && (
          <LinkCard
            icon={MessageCircleQuestion}
            heading="h2"
            title={t('ask.title')}
            text={t('ask.text')}
            action={t('ask.action')}
            href={askHref}
            external
          />
        )}
      </LinkCards>
    </>
  );
}
