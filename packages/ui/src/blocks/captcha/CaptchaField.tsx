import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, FieldError, isFocusLost, RetryAction, Skeleton, SkeletonGroup } from '../../kit/index.ts';

/**
 * The captcha of a form as the container passes it to a screen: the container loads the vendor's widget as `element`.
 */
export type CaptchaSlot =
  /** The school has none configured. */
  | { status: 'none' }
  | { status: 'loading' }
  /** The vendor could not be reached, or gave up. */
  | { status: 'failed'; onRetry: () => void }
  /** `solved`: there is a valid token; it may expire again. */
  | { status: 'shown'; element: ReactNode; solved: boolean };

export interface CaptchaFieldProps {
  captcha: Exclude<CaptchaSlot, { status: 'none' }>;
  /** The form was submitted without solving it, or was refused, which uses the solution up. */
  missed: boolean;
}

/** Whether a form with this captcha may be sent. */
export function allowsSubmit(captcha: CaptchaSlot): boolean {
  return captcha.status === 'none' || (captcha.status === 'shown' && captcha.solved);
}

/** The captcha of a form: loading, failed with a retry, or the vendor's widget. */
export function CaptchaField({ captcha, missed }: CaptchaFieldProps) {
  const { t } = useTranslation(['captcha', 'common']);
  const group = useRef<HTMLDivElement>(null);
  const missing = missed && captcha.status === 'shown' && !captcha.solved;
  // The button that was pressed is disabled until the captcha is solved, and so loses focus.
  useEffect(() => {
    if (missing && isFocusLost()) group.current?.focus();
  }, [missing]);
  return (
    <div role="group" aria-label={t('label')} ref={group} tabIndex={-1}>
      <CaptchaBody captcha={captcha} />
      {/* Rendered from the start, so that a change is announced. */}
      <div aria-live="polite">{missing && <FieldError>{t('first')}</FieldError>}</div>
    </div>
  );
}

function CaptchaBody({ captcha }: Pick<CaptchaFieldProps, 'captcha'>) {
  const { t } = useTranslation(['captcha', 'common']);
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
          title={t('failedTitle')}
          messages={[t('failedText')]}
          action={<RetryAction title={t('failedTitle')} onRetry={captcha.onRetry} />}
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
