import { accountQuery, resendEmailVerification } from '@portal/data/session';
import { emailTrouble } from '@portal/domain/session';
import { asFailure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { EmailPanel, type ResendState } from '@portal/ui/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useOneAtATime } from '../useOneAtATime.ts';

/** What the student's email address waits for; nothing when it waits for nothing. */
export default function EmailNotice() {
  const { client } = useServices();
  const { account } = useSession();
  const known = useQuery({
    ...accountQuery(client, account.userId),
    // What was known at sign-in, until the server has said what is so now; that is kept for the whole visit.
    initialData: account,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: emailTrouble(account) !== null,
    // The link is followed elsewhere: back from there, the panel may have done its work.
    refetchOnWindowFocus: true,
  });
  const [resend, setResend] = useState<ResendState>({ status: 'idle' });
  const once = useOneAtATime();
  const trouble = emailTrouble(known.data);
  if (!trouble) return null;

  async function onResend() {
    setResend({ status: 'sending' });
    try {
      await resendEmailVerification(client);
      setResend({ status: 'sent' });
    } catch (thrown) {
      setResend({ status: 'failed', failure: asFailure(thrown) });
    }
  }

  return <EmailPanel trouble={trouble} resend={resend} onResend={() => once(onResend)} profileHref={paths.profile} />;
}
