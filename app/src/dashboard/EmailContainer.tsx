import { useAccount, useResendEmailVerification } from '@portal/data/session';
import { emailIssue } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { EmailPanel } from '@portal/ui/dashboard';
import { useSession } from '../session/SignedIn.tsx';

/** The panel about a problem with the student's email address; nothing when there is none. */
export default function EmailContainer() {
  const issue = emailIssue(useAccount(useSession().account));
  const { submission, submit } = useResendEmailVerification();
  if (!issue) return null;
  return <EmailPanel issue={issue} resend={submission} onResend={() => submit()} profileHref={paths.profile} />;
}
