import { toLoadable, type LoadableQuery } from '@portal/data/client';
import { loading, mapLoadable, type FrameMessage, type Loadable } from '@portal/domain/shared';
import { asLanguage, htmlLang } from '@portal/ui/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';
import { useFrameMessages } from './useFrameMessages.ts';

interface Frame<Src> {
  /** null = there is no page to show. */
  src: Loadable<Src | null>;
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
export function useFrame<T, Src extends string>(
  asked: LoadableQuery<T> | UseQueryResult<T>,
  srcOf: (told: T, lang: 'en' | 'zh-CN', mainAppUrl: string, own: string) => Src | null,
  onMessage: (message: FrameMessage) => void,
): Frame<Src> {
  const { config } = useServices();
  const { i18n } = useTranslation();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const lang = htmlLang[asLanguage(i18n.language)];
  const src = asked.data === undefined ? null : srcOf(asked.data, lang, config.mainAppUrl, location.href);
  useFrameMessages(frameRef, src, onMessage);
  return {
    // Asked again after there was none, it is on its way once more.
    src:
      asked.isFetching && src === null
        ? loading
        : mapLoadable('loadable' in asked ? asked.loadable : toLoadable(asked), () => src),
    frameRef,
    onRetry: 'retry' in asked ? asked.retry : () => void asked.refetch({ cancelRefetch: false }),
  };
}
