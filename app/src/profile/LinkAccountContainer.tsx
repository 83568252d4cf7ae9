import { useTask } from '@portal/data/client';
import type { Profile } from '@portal/domain/profile';
import { LinkAccount } from '@portal/ui/profile';
import { useLayoutEffect } from 'react';
import { useServices } from '../portal/services.ts';
import { removeLinkRequest } from '../portal/storage.ts';
import { askBeforeLeaving } from '../router/leave-guard.ts';
import { forgetOwnLink, storeLink } from './stored-link.ts';

/** Linking the account, where the server offers it (002 §6). */
export function LinkAccountContainer({ profile }: { profile: Profile }) {
  const { session } = useServices();
  const { submission, submit } = useTask(async (email: string) => {
    storeLink(email);
    try {
      await session.linkAtProvider();
    } finally {
      // Reached only when the browser has not left, or the student came back without having signed in.
      removeLinkRequest();
    }
  });
  // Removes the request of a link that was not completed, when the student has come back to the page in the same tab. In
  // a layout effect, so that it runs before a click can store the next request.
  useLayoutEffect(forgetOwnLink, []);
  if (!profile.canLink) return null;
  // Asks about unsaved changes first: if the browser asked, the button would stay busy.
  const onLink = () => askBeforeLeaving(() => submit(profile.fields.email));
  return <LinkAccount profile={profile} linking={submission} onLink={onLink} />;
}
