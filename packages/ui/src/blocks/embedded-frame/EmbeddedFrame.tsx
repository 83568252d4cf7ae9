import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, RetryAction, Card, VisuallyHidden } from '../../kit/index.ts';
import { AppLink, type SafeHref } from '../../links/index.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';

export interface EmbeddedFrameProps {
  /** Accessible name of the frame. */
  title: string;
  /** The page to show; null = the server sent no safe URL. A new URL loads a new frame. */
  src: SafeHref | null;
  /** Height of the page in the frame, in px. */
  height: number;
  /** The error shown when the page does not load. */
  failed: {
    /** What is missing, as a sentence. */
    title: string;
    /** Why, and what to do. */
    text: string;
    /** "Open …": the link to the same page in a new tab. */
    open: string;
  };
  /** Called when Try again is pressed; the frame reloads by itself. */
  onRetry?: () => void;
  /** Another action of the error: an `AlertAction`. */
  fallbackAction?: ReactNode;
  /** The iframe, to check which window a message came from. */
  ref?: Ref<HTMLIFrameElement> | undefined;
}

/**
 * An iframe with another application. Browsers do not report a frame that fails, and they fire `load` for error pages
 * too, so the only sign of failure is that nothing has loaded for 15 seconds. A frame that loads later is still shown.
 */
export function EmbeddedFrame({ onRetry, ...rest }: EmbeddedFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const container = useRef<HTMLDivElement>(null);

  function retry() {
    setAttempt(attempt + 1);
    // The pressed button, which had focus, is removed.
    container.current?.focus();
    onRetry?.();
  }

  return (
    <Container ref={container} tabIndex={-1}>
      <Attempt key={`${attempt} ${rest.src}`} {...rest} onRetry={retry} />
    </Container>
  );
}

function Attempt({
  title,
  src,
  height,
  failed,
  onRetry,
  fallbackAction,
  ref,
}: EmbeddedFrameProps & { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const [state, onLoad] = useLoading(src !== null);
  return (
    <>
      {state === 'failed' && (
        <Alert
          kind="danger"
          title={failed.title}
          messages={[failed.text]}
          action={
            <>
              <RetryAction title={failed.title} onRetry={onRetry} />
              {src && (
                <OpenLink as={AppLink} href={src} target="_blank" rel="noreferrer">
                  <span>
                    {failed.open}
                    <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
                  </span>
                  <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
                </OpenLink>
              )}
              {fallbackAction}
            </>
          }
        />
      )}
      {state === 'loading' && <FrameSkeleton height={height} />}
      {src && (
        <Box $shown={state === 'loaded'}>
          <Card flush>
            <Frame
              ref={ref}
              title={title}
              src={src}
              style={{ height }}
              referrerPolicy="strict-origin"
              sandbox={sandboxFor(src)}
              onLoad={onLoad}
            />
          </Card>
        </Box>
      )}
    </>
  );
}

const LOAD_TIMEOUT_MS = 15_000;

/** The state of the frame and its `onLoad` handler; failed after a timeout. */
function useLoading(hasSource: boolean): ['loading' | 'loaded' | 'failed', () => void] {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(hasSource ? 'loading' : 'failed');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timeout = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [state]);
  return [state, () => setState('loaded')];
}

/* The applications in frames are the school's own: their dialogs and new tabs work as in a page of their own, and a
   link may lead away from the portal when it is pressed. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');

/**
 * Returns the `sandbox` of an application of another origin. One of the portal's own origin has none: it could remove
 * its sandbox, and browsers warn about that.
 */
function sandboxFor(src: SafeHref): string | undefined {
  if (new URL(src, document.baseURI).origin === window.origin) return undefined;
  return SANDBOX;
}

const Container = styled.div`
  position: relative;
`;

/* While hidden, the frame continues to load: at its final width, but out of the flow. */
const Box = styled.div<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && 'position: absolute; inset: 0 0 auto; visibility: hidden;'}
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`;

const OpenLink = styled(AlertAction)`
  gap: var(--space-1);
`;
