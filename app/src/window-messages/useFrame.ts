import type { LoadableQuery } from '@portal/data/client';
import { loading, mapLoadable, type Loadable, type SafeHref } from '@portal/domain/shared';
import { type FrameMessage } from '@portal/domain/window-messages';
import { asLanguage, htmlLang } from '@portal/ui/i18n';
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
 * A page of the school's in a frame.
 *
 * @param query what tells where it is
 * @param srcOf its address, in the language as the page wants it; null = none to show
 * @param onMessage told what the page in it says
 */
export function useFrame<T>(
  { loadable, data, isFetching, retry }: LoadableQuery<T>,
  srcOf: (value: T, lang: 'en' | 'zh-CN') => SafeHref | null,
  onMessage: (message: FrameMessage) => void,
): Frame {
  const { i18n } = useTranslation();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const src = data === undefined ? null : srcOf(data, htmlLang[asLanguage(i18n.language)]);
  useFrameMessages(frameRef, src, onMessage);
  return {
    // Asked again after there was none, it is on its way once more.
    src: isFetching && src === null ? loading : mapLoadable(loadable, () => src),
    frameRef,
    onRetry: retry,
  };
}
