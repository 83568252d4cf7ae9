import { PanelSkeleton, PartBoundary } from '@portal/ui/kit';
import type { ReactNode } from 'react';
import type { LoadTranslations } from '../portal/services.ts';
import { lazyRoute } from '../router/lazy-route.tsx';

const reply = lazyRoute(() => import('./ReplyContainer.tsx'));
const newMessage = lazyRoute(() => import('./NewMessageContainer.tsx'));

/**
 * The forms for a reply and for a new message. Their code, half of the page's, is not fetched before the list is shown.
 */
export const { Component: LazyReply } = reply;
export const { Component: LazyNewMessage } = newMessage;

/** Prefetches their code. Never rejects: code that could not be fetched is fetched again when a form is opened. */
export async function loadMessageForms(loadTranslations: LoadTranslations): Promise<void> {
  await Promise.all([reply, newMessage].map((form) => form.load(loadTranslations).catch(() => undefined)));
}

/** The boundary of a form while its code loads, or when it cannot be fetched. */
export function FormBoundary({ children }: { children: ReactNode }) {
  return <PartBoundary loading={<PanelSkeleton rows={2} />}>{children}</PartBoundary>;
}
