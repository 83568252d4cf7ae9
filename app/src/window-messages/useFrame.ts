import type { LoadableQuery } from '@portal/data/client';
import { loading, mapLoadable, type Loadable, type SafeHref } from '@portal/domain/shared';
import { type FrameMessage } from '@portal/domain/window-messages';
import { asLanguage } from '@portal/ui/i18n';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameMessages } from './useFrameMessages.ts';

interface Frame {
  /** null = there is no page to show. */
  src: Loadable<SafeHref | null>;
  frameRef: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
}

/**
 * A page of the school in a frame.
 *
 * @param query fetches what the frame's URL is made of
 * @param srcOf makes the URL, with the language code that the page expects; null = there is no page
 * @param onMessage called with the messages of the page
 */
export function useFrame<T>(
  { loadable, data, isFetching, retry }: LoadableQuery<T>,
  srcOf: (value: T, lang: 'en' | 'zh-CN') => SafeHref | null,
  onMessage: (message: FrameMessage) => void,
): Frame {
  const { i18n } = useTranslation();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const src = data === undefined ? null : srcOf(data, asLanguage(i18n.language) === 'zh' ? 'zh-CN' : 'en');
  useFrameMessages(frameRef, src, onMessage);
  return {
    // Shows loading while it is refetched after there was no page.
    src: isFetching && src === null ? loading : mapLoadable(loadable, () => src),
    frameRef,
    onRetry: retry,
  };
}
