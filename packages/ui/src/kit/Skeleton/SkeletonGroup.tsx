import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';
import { useLiveContent } from '../hooks/useLiveContent.ts';

/**
 * Milliseconds after which a placeholder says that loading takes long: nobody should watch one for more than ten
 * seconds without an explanation. 0 shows the sentence at once, Infinity never. Storybook sets another time, so that
 * pictures of loading states do not depend on it.
 */
export const SlowLoading = createContext(10_000);

/**
 * Whether a wait has lasted longer than `SlowLoading`.
 *
 * @param wait identifies the wait: a new value starts a new one. By default one wait from mounting; null = no wait
 */
export function useSlowLoading(wait: string | number | null = ''): boolean {
  const after = use(SlowLoading);
  const [slow, setSlow] = useState<string | number | null>(null);
  useEffect(() => {
    if (wait === null || after === 0 || !Number.isFinite(after)) return undefined;
    const timer = setTimeout(setSlow, after, wait);
    return () => clearTimeout(timer);
  }, [after, wait]);
  return wait !== null && (after === 0 || slow === wait);
}

/**
 * Announces "Loading" once, however many skeletons it contains, and shows a sentence above them when loading takes long.
 */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const slow = useSlowLoading();
  const content = useLiveContent();
  return (
    <Group>
      <Announcement role="status" $slow={slow}>
        <span {...content}>{slow ? t('loadingSlow') : t('loading')}</span>
      </Announcement>
      <div aria-hidden>{children}</div>
    </Group>
  );
}

const Group = styled.div`
  position: relative;
`;

/* Lies over the skeletons, so that nothing moves when it appears; near the top, the part of them that is in view. */
const Announcement = styled.p<{ $slow: boolean }>`
  ${({ $slow }) =>
    $slow
      ? css`
          position: absolute;
          z-index: 1;
          inset-block-start: min(50%, 96px);
          inset-inline: 0;
          width: fit-content;
          max-width: 100%;
          margin-inline: auto;
          transform: translateY(-50%);
          padding: var(--space-2) var(--space-4);
          border: 1px solid var(--border-hairline);
          border-radius: var(--radius-control);
          background: var(--surface-card);
          color: var(--ink-body);
          font: var(--type-callout);
          text-align: center;
        `
      : visuallyHidden}
`;
