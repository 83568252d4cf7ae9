import { prefetchIntegrationConfig, useIntegrationConfig } from '@portal/data/settings';
import {
  prefetchProfile,
  useProfile,
  useProfileOptions,
  useUndoEmailChange,
  useUpdateProfile,
} from '@portal/data/profile';
import type { ProfileChanges } from '@portal/domain/profile';
import { hidesCardsAndAddress } from '@portal/domain/settings';
import { inZone, loading, mapLoadable, type Loadable } from '@portal/domain/shared';
import { ToastProvider, useToast } from '@portal/ui/kit';
import { ProfileScreen } from '@portal/ui/profile';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBriefWait } from '../hooks/useBriefWait.ts';
import { useNow } from '../hooks/useNow.ts';
import { useServices, type ScreenPrefetchContext } from '../portal/services.ts';
import { ProfileCards } from '../router/ProfileCards.tsx';
import { scrollToTopAfter } from '../router/scroll-positions.ts';
import { useLeaveGuard } from '../router/useLeaveGuard.ts';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { deviceZone } from '../session/device-zone.ts';
import { useZone } from '../session/useZone.ts';
import { DeleteAccountContainer } from './DeleteAccountContainer.tsx';
import { LinkAccountContainer } from './LinkAccountContainer.tsx';
import { PictureContainer } from './PictureContainer.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

/** Delay before the page scrolls to its top (002 §9). */
const SCROLL_MS = 500;

/** Prefetches the data of the form. */
export async function prefetch(context: ScreenPrefetchContext): Promise<void> {
  await Promise.all([prefetchProfile(context), prefetchIntegrationConfig(context)]);
}

/** /Profile: the form of the student's profile (002 §2). */
export default function ProfileContainer() {
  return (
    <ToastProvider>
      <ProfilePage />
    </ToastProvider>
  );
}

function ProfilePage() {
  const { t } = useTranslation('profile');
  const { session } = useServices();
  const showToast = useToast();
  const now = useNow();
  const zone = useZone();
  const profile = useProfile();
  const options = useProfileOptions();
  const integration = useIntegrationConfig();
  const update = useUpdateProfile(session);
  const undo = useUndoEmailChange(session);
  const { draft, edited, onEdit, onGiveUp } = useKeptDraft();
  const { submission: saving } = update;
  const leaving = useLeaveGuard(edited, saving, saving.status === 'done' && hasChanges(saving.result.withheld));
  useStayWhilePending(undo.submission);
  const restricted = hidesCardsAndAddress(integration.data);
  useEffect(() => scrollToTopAfter(SCROLL_MS), []);

  // Whether there is an address would shift the form.
  const waits = useBriefWait(integration.loadable.status === 'loading');
  const form = both(waits ? loading : profile.loadable, options.loadable);
  // Shown together with the form and the space for the cards, which would move it.
  const drawn = form.status !== 'loading' && profile.data;
  return (
    <ProfileScreen
      profile={form}
      onRetry={() => {
        profile.retry();
        options.retry();
      }}
      hidesAddress={restricted}
      now={now}
      today={inZone(now, zone).date}
      deviceZone={deviceZone()}
      draft={draft}
      onEdit={onEdit}
      saving={saving}
      leavesOnceSaved={leaving.waits}
      onSave={(changes, onDone) =>
        update.submit(changes, {
          onDone: (saved) => {
            onDone(saved);
            if (saved.isSent) showToast(t(hasChanges(saved.withheld) ? 'savedRest' : 'saved'));
          },
        })
      }
      onDiscard={update.reset}
      undoing={undo.submission}
      onUndo={(onDone) => undo.submit(undefined, { onDone })}
      onUndoAsked={undo.reset}
      leaveQuestion={
        leaving.question && {
          ...leaving.question,
          onLeave: () => {
            onGiveUp();
            leaving.question?.onLeave();
          },
        }
      }
      picture={drawn && <PictureContainer profile={drawn} />}
      cards={integration.loadable.status !== 'loading' && !restricted && <ProfileCards />}
      linking={drawn && <LinkAccountContainer profile={drawn} />}
      deletion={drawn && <DeleteAccountContainer profile={drawn} />}
    />
  );
}

const hasChanges = (changes: ProfileChanges) => Object.keys(changes).length > 0;

/** Combines two loadables that are shown together. */
function both<P, O>(profile: Loadable<P>, options: Loadable<O>): Loadable<{ profile: P; options: O }> {
  return profile.status === 'ready'
    ? mapLoadable(options, (value) => ({ profile: profile.value, options: value }))
    : profile;
}
