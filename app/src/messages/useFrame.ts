import { toLoadable } from '@portal/data/client';
import { loading, mapLoadable, type FrameMessage, type Loadable } from '@portal/domain/shared';
import { asLanguage, htmlLang } from '@portal/ui/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';
import { useFrameMessages } from './useFrameMessages.ts';

interface Frame {
  /** null = there is no page to show. */
  src: Loadable<string | null>;
  frameRef: RefObject<HTMLIFrameElement | null>;
  onRetry: () => void;
}

/**
 * A page of the school's in a frame.
 *
 * @param asked what tells where it is
 * @param srcOf its checked address, in the language as the page wants it; null = none to show
 * @param onMessage told what the page in it says
 */
export function useFrame<T>(
  asked: UseQueryResult<T>,
  srcOf: (told: T, lang: 'en' | 'zh-CN', mainAppUrl: string, own: string) => string | null,
  onMessage: (message: FrameMessage) => void,
): Frame {
  const { config } = useServices();
  const { i18n } = useTranslation();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const lang = htmlLang[asLanguage(i18n.language)];
  const src = asked.data === undefined ? null : srcOf(asked.data, lang, config.mainAppUrl, location.href);
  useFrameMessages(frameRef, src, onMessage);
  return {
    // Asked again after there was none, it is on its way once more.
    src: asked.isFetching && src === null ? loading : mapLoadable(toLoadable(asked), () => src),
    frameRef,
    onRetry: () => void asked.refetch({ cancelRefetch: false }),
  };
}
