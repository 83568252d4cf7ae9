import type { Profile, ProfileOptions } from '@portal/domain/profile';
import type { Loadable } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LoadError } from '../blocks/load-error/index.ts';
import { media } from '../theme/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';
import { PictureSkeleton } from './PictureSkeleton.tsx';
import { ProfileFormCard, type ProfileFormProps } from './ProfileFormCard.tsx';
import { SchoolVisibilityNote } from './SchoolVisibilityNote.tsx';

export interface ProfileScreenProps extends ProfileFormProps {
  profile: Loadable<{ profile: Profile; options: ProfileOptions }>;
  onRetry: () => void;
  /** The confirmation before changes are lost; null = it is not shown. */
  leaveQuestion: LeaveDialogProps | null;
  /** The student's picture and name. */
  picture: ReactNode;
  /** Payment cards; null in the restricted mode of partner schools (OPEN-76). */
  cards: ReactNode;
  /** The section that links the account. */
  linking: ReactNode;
  /** The section that deletes the account. */
  deletion: ReactNode;
}

/** /Profile (002 §2): the form, and slots for the picture, the cards, linking and deletion. */
export function ProfileScreen({
  profile,
  onRetry,
  leaveQuestion,
  picture,
  cards,
  linking,
  deletion,
  ...form
}: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  const pictureShown = picture || (profile.status === 'loading' && <PictureSkeleton />);
  return (
    <Columns>
      {pictureShown && <PictureArea>{pictureShown}</PictureArea>}
      <FormArea>
        {profile.status === 'loading' && <FormSkeleton />}
        {profile.status === 'failed' && (
          <LoadError title={t('loadFailed')} failure={profile.failure} onRetry={onRetry} />
        )}
        {profile.status === 'ready' && <ProfileFormCard {...form} {...profile.value} />}
      </FormArea>
      <SideArea $first={!pictureShown}>
        {profile.status !== 'failed' && <SchoolVisibilityNote />}
        {cards}
        {linking}
      </SideArea>
      <DeletionArea>{deletion}</DeletionArea>
      {leaveQuestion && <LeaveDialog {...leaveQuestion} />}
    </Columns>
  );
}

/** Placeholder of /Profile. */
export function ProfileSkeleton() {
  return (
    <Columns>
      <PictureArea>
        <PictureSkeleton />
      </PictureArea>
      <FormArea>
        <FormSkeleton />
      </FormArea>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  /* Space so that the end of the page is visible above the Save bar; a part of the bar's height is free without it. */
  ${media.tall} {
    padding-bottom: max(0px, var(--lower-bar-height, 0px) - 40px);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 344px;
    grid-template-rows: auto 1fr auto;
    align-items: start;
  }
`;

const Area = styled.div`
  min-width: 0;
  &:empty {
    display: none;
  }
`;

const PictureArea = styled(Area)`
  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;

const FormArea = styled(Area)`
  ${media.desktop} {
    grid-area: 1 / 1 / 3 / 2;
  }
`;

const SideArea = styled(Area)<{ $first: boolean }>`
  display: grid;
  gap: var(--space-6);
  > section {
    margin-top: 0;
  }
  ${media.desktop} {
    grid-area: ${({ $first }) => ($first ? '1 / 2 / 3 / 3' : '2 / 2')};
  }
`;

const DeletionArea = styled(Area)`
  ${media.desktop} {
    grid-area: 3 / 1;
  }
`;
