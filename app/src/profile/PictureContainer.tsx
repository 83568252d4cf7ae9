import { useChangePicture } from '@portal/data/profile';
import type { Profile } from '@portal/domain/profile';
import { useToast } from '@portal/ui/kit';
import { ProfilePicture } from '@portal/ui/profile';
import { useTranslation } from 'react-i18next';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';

/** The student's picture, with the saved name, and its change (002 §5). */
export function PictureContainer({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile-account');
  const showToast = useToast();
  const { submission, submit, reset } = useChangePicture();
  useStayWhilePending(submission);
  const { firstName, lastName } = profile.fields;
  return (
    <ProfilePicture
      profile={profile}
      name={`${firstName} ${lastName}`.trim()}
      saving={submission}
      onSave={(imageBase64, onDone) =>
        submit(imageBase64, {
          onDone: () => {
            onDone();
            showToast(t('picture.saved'));
          },
        })
      }
      onClosed={reset}
    />
  );
}
