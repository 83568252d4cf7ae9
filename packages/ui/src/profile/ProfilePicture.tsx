import type { Profile } from '@portal/domain/profile';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar, Button, DialogBoundary, lazyPart } from '../kit/index.ts';
import type { PictureDialogProps } from './PictureDialog.tsx';
import { Plate, Row, Body } from './picture-layout.ts';

// A chunk of its own with the library that crops, since few students change their picture.
const PictureDialog = lazyPart(() => import('./PictureDialog.tsx').then((m) => ({ default: m.PictureDialog })));

export interface ProfilePictureProps extends Pick<PictureDialogProps, 'saving'> {
  /** The parts of the profile shown beside the picture. */
  profile: Pick<Profile, 'studentId' | 'userName' | 'pictureUrl'>;
  /** The student's full name. */
  name: string;
  /** Called with the JPEG as base64; `onDone` closes the dialog. */
  onSave: (imageBase64: string, onDone: () => void) => void;
  /** Called when the dialog closes, so that its failure is no longer shown. */
  onClosed: () => void;
}

/** The student's picture and name, and a button that changes the picture (002 §2). */
export function ProfilePicture({ profile, name, saving, onSave, onClosed }: ProfilePictureProps) {
  const { t } = useTranslation('profile-account');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = () => input.current?.click();
  function close() {
    setFile(null);
    onClosed();
  }
  return (
    <Plate>
      <Row>
        <Avatar id={profile.studentId} name={name} picture={profile.pictureUrl} size={88} />
        <Body>
          <Name>{name}</Name>
          <Caption>{t('picture.studentId', { id: profile.userName })}</Caption>
          <Button variant="outline" compact icon={<Camera size={20} strokeWidth={1.75} aria-hidden />} onClick={choose}>
            {t('picture.change')}
          </Button>
        </Body>
      </Row>

      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture.choose')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (!chosen) return;
          onClosed();
          setFile(chosen);
        }}
      />
      {file && (
        <DialogBoundary onClose={close}>
          <PictureDialog
            file={file}
            saving={saving}
            onSave={(image) => onSave(image, close)}
            onChooseAnother={choose}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </Plate>
  );
}

const Name = styled.h2`
  font: var(--type-title3);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Caption = styled.p`
  margin-bottom: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;
