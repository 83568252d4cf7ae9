import { useHelpInfo } from '@portal/data/help';
import { useComposedMessage } from '@portal/data/messages';
import { chatScriptSrc, helpVariant } from '@portal/domain/help';
import { emptySupport } from '@portal/domain/messages';
import { paths } from '@portal/domain/screens';
import { isArchived } from '@portal/domain/session';
import { mapLoadable } from '@portal/domain/shared';
import { HelpScreen } from '@portal/ui/help';
import { useEffect, useEffectEvent } from 'react';
import { useMessagesShown } from '../hooks/useMessagesShown.ts';
import { useDraftStore } from '../messages/useDraftStore.ts';
import { useServices } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { helpStore } from './help-store.ts';
import { useChat } from './useChat.ts';

/** /Help: the chat, the links or the message form, by the school's settings. */
export default function HelpContainer() {
  const { account } = useSession();
  const { chatScriptHosts } = useServices().config;
  const { loadable, retry } = useHelpInfo(helpStore);
  const help = mapLoadable(loadable, helpVariant);
  const shown = help.status === 'ready' ? help.value : null;
  const chat = useChat(shown?.kind === 'chat' ? chatScriptSrc(shown.script, chatScriptHosts) : null);
  const [drafts, store] = useDraftStore();
  const message = useComposedMessage('help');
  const { reset } = message;
  const sent = message.submission.status === 'done';
  const leave = useEffectEvent(() => reset());
  // A result that was seen is not shown at the next visit.
  useEffect(() => (sent ? () => leave() : undefined), [sent]);
  // The messages are closed to archived students (000 §2.3).
  const opensMessages = useMessagesShown() && !isArchived(account);
  return (
    <HelpScreen
      help={help}
      onRetry={retry}
      chat={chat.state}
      onRetryChat={chat.retry}
      draft={drafts.drafts.support ?? emptySupport}
      onDraftChange={store.editSupport}
      version={drafts.versions.support ?? 0}
      submission={message.submission}
      onSend={(subject, body) => {
        const sentDrafts = store.getState();
        message.submit({ recipient: { kind: 'support' }, subject, body, attachments: [] }, () =>
          store.clearSent('support', sentDrafts),
        );
      }}
      onAnother={reset}
      next={opensMessages ? { kind: 'messages', href: paths.messages() } : { kind: 'help', href: paths.help }}
    />
  );
}
