import { useDeleteAccount } from '@portal/data/profile';
import { useAppSetting } from '@portal/data/settings';
import type { Profile } from '@portal/domain/profile';
import { DeleteAccount, DeleteAccountDialog } from '@portal/ui/profile';
import { useState } from 'react';
import { useServices } from '../portal/services.ts';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { leaveDeleted } from '../session/leave-deleted.ts';
import { useCaptcha } from '../session/useCaptcha.tsx';

interface QuestionProps {
  email: string;
  onClose: () => void;
}

/** The confirmation dialog before an account is deleted (002 §5). */
function Question({ email, onClose }: QuestionProps) {
  const services = useServices();
  const { loadable, data: setting } = useAppSetting();
  // Without the settings it is not known whether a captcha is needed; then the server decides.
  const captcha = useCaptcha(loadable.status === 'loading' ? undefined : (setting?.captchaKey ?? null));
  const { submission, submit } = useDeleteAccount(() => void leaveDeleted(services));
  useStayWhilePending(submission);
  return (
    <DeleteAccountDialog
      email={email}
      captcha={captcha.slot}
      deleting={submission}
      // Not the address as typed, which may differ in letter case: the server may compare it exactly.
      onDelete={() => submit({ email, captchaResponse: captcha.token }, { onFailed: captcha.reset })}
      onClose={onClose}
    />
  );
}

/** Deleting the account, where the server offers it (002 §6). */
export function DeleteAccountContainer({ profile }: { profile: Profile }) {
  const [asked, setAsked] = useState(false);
  if (!profile.canDelete) return null;
  return (
    <>
      <DeleteAccount onDelete={() => setAsked(true)} />
      {asked && <Question email={profile.fields.email} onClose={() => setAsked(false)} />}
    </>
  );
}
