import type { PackagePrice } from '@portal/domain/packages';
import type { SafeHref, Submission } from '@portal/domain/shared';
import { Check, Copy, Link, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Art, Button, ButtonLink, FieldError, Sheet, VisuallyHidden } from '../kit/index.ts';
import { PriceText } from './PriceText.tsx';

export interface FinishOnComputerProps {
  /** The name of the package. */
  name: string;
  price: PackagePrice;
  /** The URL to open on a computer. */
  url: string;
  /** A `mailto:` link with this URL. */
  mailHref: SafeHref;
  copying: Submission;
  onCopy: () => void;
  onClose: () => void;
}

/** Shown on a phone in place of buying: the link with which the student continues on a computer. */
export function FinishOnComputer({ name, price, url, mailHref, copying, onCopy, onClose }: FinishOnComputerProps) {
  const { t } = useTranslation('packages');
  const copied = copying.status === 'done';
  const Mark = copied ? Check : Copy;
  return (
    <Sheet title={t('finish.title')} onClose={onClose}>
      <Root>
        <Intro>
          <Art name="computer" />
          <p>{t('finish.text')}</p>
        </Intro>
        <Package>
          <Name>{name}</Name>
          <PriceText price={price} size="small" />
        </Package>
        <div>
          <Address>
            <Link size={20} strokeWidth={1.75} aria-hidden />
            <p>
              <VisuallyHidden>{t('finish.link')} </VisuallyHidden>
              <code>{url}</code>
            </p>
          </Address>
          {/* The button itself shows a success. */}
          <div role="status">
            {copied && <VisuallyHidden>{t('finish.copied')}</VisuallyHidden>}
            {copying.status === 'failed' && <FieldError>{t('finish.notCopied')}</FieldError>}
          </div>
        </div>
        <Button
          block
          icon={<Mark size={20} strokeWidth={1.75} aria-hidden />}
          busyLabel={copying.status === 'pending' ? t('finish.copying') : undefined}
          onClick={onCopy}
        >
          {t(copied ? 'finish.copied' : 'finish.copy')}
        </Button>
        <ButtonLink block variant="outline" href={mailHref} icon={<Mail size={20} strokeWidth={1.75} aria-hidden />}>
          {t('finish.mail')}
        </ButtonLink>
        <Hint>{t('finish.mailHint')}</Hint>
      </Root>
    </Sheet>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Intro = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border-hairline);
  color: var(--ink-muted);
  text-align: center;
`;

const Package = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
`;

const Name = styled.p`
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Address = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-3);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  code {
    font: var(--type-callout);
    color: var(--ink-strong);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

const Hint = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
`;
