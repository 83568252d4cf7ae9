import type { SafeHref } from '@portal/domain/shared';
import type { ChatState } from '@portal/ui/help';
import { useEffect, useState } from 'react';
import { openChat } from './chat-script.ts';

/** The state of the chat, and its retry. */
export interface Chat {
  state: ChatState;
  retry: () => void;
}

/**
 * The school's chat, as long as the component is mounted.
 *
 * @param src its script; null = nothing is loaded, since there is no chat or its host is not allowed
 */
export function useChat(src: SafeHref | null): Chat {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ state: ChatState; attempt: number } | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    return openChat(src, (state) => setSettled({ state, attempt }));
  }, [src, attempt]);
  const state = settled?.attempt === attempt ? settled.state : 'loading';
  return { state: src === null ? 'blocked' : state, retry: () => setAttempt(attempt + 1) };
}
