import { useAccount, useResendEmailVerification } from '@portal/data/session';
import { emailTrouble } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { EmailPanel } from '@portal/ui/dashboard';
import { useSession } from '../session/SignedIn.tsx';

/** What the student's email address waits for; nothing when it waits for nothing. */
export default function EmailContainer() {
  const trouble = emailTrouble(useAccount(useSession().account));
  const { submission, submit } = useResendEmailVerification();
  if (!trouble) return null;
  return <EmailPanel trouble={trouble} resend={submission} onResend={() => submit()} profileHref={paths.profile} />;
}
