import { useAccount, useResendEmailVerification } from '@portal/data/session';
import { emailIssue } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { EmailPanel } from '@portal/ui/dashboard';
import { useSession } from '../session/SignedIn.tsx';

/** The panel about a problem with the student's email address; nothing when there is none. */
export default function EmailContainer() {
  const trouble = emailIssue(useAccount(useSession().account));
  const { submission, submit } = useResendEmailVerification();
  if (!trouble) return null;
  return <EmailPanel trouble={trouble} resend={submission} onResend={() => submit()} profileHref={paths.profile} />;
}
