import type { ProfileField } from '@portal/domain/profile';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, publishLowerBar, useLiveContent } from '../kit/index.ts';
import { media, notPrinted } from '../theme/index.ts';

interface SaveBarProps {
  changed: readonly ProfileField[];
  /** The number of invalid fields. */
  problems: number;
  saving: boolean;
  /** Whether the page is left once the changes are saved. */
  leaving: boolean;
  onDiscard: () => void;
}

/**
 * The bar with Save while something is not saved; it names the changed fields. It is at the lower edge of the window,
 * in place of the bottom bar, and in a low window at the end of the form.
 */
export function SaveBar({ changed, problems, saving, leaving, onDiscard }: SaveBarProps) {
  const { t, i18n } = useTranslation('profile');
  const content = useLiveContent();
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    changed.map((field) => t(`field.${field}`)),
  );
  return (
    <Bar data-focused-task="" ref={publishLowerBar}>
      <Inner>
        <Body role="status">
          <div {...content}>
            <Title>{t('unsaved')}</Title>
            {problems > 0 ? (
              <Problems>
                <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
                {t('problems', { count: problems })}
              </Problems>
            ) : (
              <Names>{leaving ? t('leave.waiting') : names}</Names>
            )}
          </div>
        </Body>
        <Buttons>
          <Button variant="outline" disabled={saving} onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Save type="submit" busyLabel={saving ? t('saving') : undefined}>
            {t('save')}
          </Save>
        </Buttons>
      </Inner>
    </Bar>
  );
}

const Bar = styled.div`
  border-top: 1px solid var(--border-hairline);
  background: var(--surface-nav);
  ${notPrinted}
  ${media.tall} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bottom-bar);
  }
  ${media.desktop} {
    inset-inline-start: var(--size-rail);
  }
`;

const Inner = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    max-width: 768px;
    margin: 0 auto;
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    max-width: calc(var(--size-content-max) + 64px);
    padding-inline: var(--space-8);
  }
`;

const Body = styled.div`
  min-width: 0;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Title = styled.strong`
  display: block;
  font: var(--type-label);
  color: var(--ink-strong);
  ${media.phone} {
    display: inline;
    margin-inline-end: var(--space-2);
  }
`;

const Names = styled.span`
  overflow-wrap: anywhere;
`;

const Problems = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: top;
  font-weight: 500;
  color: var(--danger-text);
  &:lang(zh) {
    font-weight: 600;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-3);
`;

const Save = styled(Button)`
  flex: 1;
`;
