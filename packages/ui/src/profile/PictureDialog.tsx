import type { PictureProblem } from '@portal/domain/profile';
import type { Submission } from '@portal/domain/shared';
import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { Alert, AlertAction, Button, Sheet } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { Columns, Side } from './crop-layout.ts';
import { CropKeys } from './CropKeys.tsx';
import { CropSkeleton } from './CropSkeleton.tsx';
import { cropPicture, type Crop, type CropPicture } from './crop-picture.ts';
import { openPicture, type OpenedPicture, type OpenPicture } from './open-picture.ts';
import { PictureCropper } from './PictureCropper.tsx';
import { PicturePreviews } from './PicturePreviews.tsx';

export interface PictureDialogProps {
  /** The chosen file. */
  file: File;
  saving: Submission;
  /** Called with the JPEG as base64. */
  onSave: (imageBase64: string) => void;
  onChooseAnother: () => void;
  onClose: () => void;
  /** Passed only by stories. */
  open?: OpenPicture;
  crop?: CropPicture;
}

/** The dialog that crops the chosen picture to a square and saves it (002 §5). */
export function PictureDialog({
  file,
  saving,
  onSave,
  onChooseAnother,
  onClose,
  open = openPicture,
  crop = cropPicture,
}: PictureDialogProps) {
  const { t } = useTranslation('profile-account');
  const picture = useOpened(file, open);
  const [framed, setFramed] = useState<Crop | null>(null);
  const [empty, setEmpty] = useState(false);
  const pending = saving.status === 'pending';
  const opened = picture !== null && typeof picture === 'object' ? picture : null;

  function save() {
    if (!opened || !framed) return;
    const image = crop(opened.canvas, framed);
    setEmpty(image === null);
    if (image !== null) onSave(image);
  }

  return (
    <Sheet
      title={t('picture.title')}
      size="wide"
      onClose={onClose}
      dismissible={!pending}
      footer={
        <>
          <Button variant="outline" disabled={pending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!opened} busyLabel={pending ? t('picture.saving') : undefined} onClick={save}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <Rows>
        {typeof picture === 'string' && (
          <Alert
            kind="danger"
            title={t(`picture.${picture}`)}
            messages={[t(`picture.${picture}Hint`)]}
            action={<AlertAction onClick={onChooseAnother}>{t('picture.another')}</AlertAction>}
          />
        )}
        {empty && <Alert kind="danger" title={t('picture.canvasEmpty')} />}
        {saving.status === 'failed' && (
          <WriteFailure
            failure={saving.failure}
            refused={t('picture.notSaved')}
            unknown={t('picture.maybeSaved')}
            check={t('picture.maybeSavedText')}
          />
        )}
        {picture === null && <CropSkeleton />}
        {opened && (
          <Columns>
            <PictureCropper picture={opened} disabled={pending} onCrop={setFramed} />
            <Side>
              <PicturePreviews picture={opened} crop={framed} />
              <Another
                variant="ghost"
                compact
                icon={<ImageUp size={20} strokeWidth={1.75} aria-hidden />}
                disabled={pending}
                onClick={onChooseAnother}
              >
                {t('picture.another')}
              </Another>
              <CropKeys />
            </Side>
          </Columns>
        )}
      </Rows>
    </Sheet>
  );
}

/** Returns the opened file, or why it cannot be used; null while it is decoded. */
function useOpened(file: File, open: OpenPicture): OpenedPicture | PictureProblem | null {
  const [result, setResult] = useState<{ of: File; picture: OpenedPicture | PictureProblem } | null>(null);
  useEffect(() => {
    let current = true;
    void open(file).then((picture) => current && setResult({ of: file, picture }));
    return () => {
      current = false;
    };
  }, [file, open]);
  return result?.of === file ? result.picture : null;
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/* Moved by its padding, so that its label is aligned with the content above or with the edge. */
const Another = styled(Button)`
  flex: none;
  margin-inline-end: calc(-1 * var(--space-4));
  ${media.fromTablet} {
    margin-inline: calc(-1 * var(--space-4)) 0;
  }
`;
