import { useTask } from '@portal/data/client';
import type { Profile } from '@portal/domain/profile';
import { LinkAccount } from '@portal/ui/profile';
import { useLayoutEffect } from 'react';
import { useServices } from '../portal/services.ts';
import { askBeforeLeaving } from '../router/leave-guard.ts';
import { forgetLink, storeLink } from './stored-link.ts';

/** Linking the account, where the server offers it (002 §6). */
export function LinkAccountContainer({ profile }: { profile: Profile }) {
  const { session } = useServices();
  const { submission, submit } = useTask(async (email: string) => {
    storeLink(email);
    try {
      await session.linkAtProvider();
    } finally {
      // Reached only here: the browser has not left, or the student came back without having signed in.
      forgetLink();
    }
  });
  // Of a link that was begun and not finished: the browser may have come back to the page by loading it anew. Before a press can
  // store the next one.
  useLayoutEffect(forgetLink, []);
  if (!profile.canLink) return null;
  // What is not saved is asked for before: the browser's own question would leave the button waiting.
  const onLink = () => askBeforeLeaving(() => submit(profile.fields.email));
  return <LinkAccount profile={profile} linking={submission} onLink={onLink} />;
}
