import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, FieldError, Skeleton, SkeletonGroup } from '../kit/index.ts';

/** The captcha of a form, as far as a screen knows it; who asks the vendor puts the widget in as `element`. */
export type CaptchaSlot =
  /** The school has none configured. */
  | { status: 'none' }
  | { status: 'loading' }
  /** The vendor could not be reached, or gave up. */
  | { status: 'failed'; onRetry: () => void }
  /** `solved`: there is a token that counts; it may run out again. */
  | { status: 'shown'; element: ReactNode; solved: boolean };

export interface CaptchaFieldProps {
  captcha: Exclude<CaptchaSlot, { status: 'none' }>;
  /** Sending was tried without it. */
  missed: boolean;
}

/** Whether the captcha lets a form be sent. */
export function mayPass(captcha: CaptchaSlot): boolean {
  return captcha.status === 'none' || (captcha.status === 'shown' && captcha.solved);
}

/** The place of the captcha in a form, in each of its states. */
export function CaptchaField({ captcha, missed }: CaptchaFieldProps) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <div role="group" aria-label={t('captcha.label')}>
      <CaptchaBody captcha={captcha} />
      {/* There from the start, so that it is announced. */}
      <div aria-live="polite">
        {missed && captcha.status === 'shown' && !captcha.solved && <FieldError>{t('captcha.first')}</FieldError>}
      </div>
    </div>
  );
}

function CaptchaBody({ captcha }: Pick<CaptchaFieldProps, 'captcha'>) {
  const { t } = useTranslation(['session', 'common']);
  switch (captcha.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton shape="block" radius="chip" width="304px" height="78px" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <Alert
          kind="danger"
          title={t('captcha.failedTitle')}
          messages={[t('captcha.failedText')]}
          action={
            <AlertAction type="button" onClick={captcha.onRetry}>
              {t('common:retry')}
            </AlertAction>
          }
        />
      );
    case 'shown':
      return <Widget>{captcha.element}</Widget>;
  }
}

/* As high as the vendor's box, so that nothing moves when it appears. */
const Widget = styled.div`
  min-height: 78px;
`;
