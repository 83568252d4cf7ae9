import { useTask } from '@portal/data/client';
import type { Profile } from '@portal/domain/profile';
import { LinkAccount } from '@portal/ui/profile';
import { useServices } from '../portal/services.ts';
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
  if (!profile.canLink) return null;
  return <LinkAccount profile={profile} linking={submission} onLink={() => submit(profile.fields.email)} />;
}
