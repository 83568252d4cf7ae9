import { useState } from 'react';
import { createPortal } from 'react-dom';

const SHELL = `<!doctype html><style>html, body, iframe { display: block; margin: 0; border: 0; width: 100%; height: 100% }</style>`;

/**
 * A story in a separate frame. An empty frame is between it and Storybook: the story sends its messages to that frame,
 * so that Storybook does not take them for those of the selected story.
 */
export function StoryFrame({
  src,
  title,
  width,
  height,
}: {
  src: string;
  title: string;
  width: number;
  height: number;
}) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* Both frames are of this Storybook. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={`${title}, frame`}
        srcDoc={SHELL}
        style={{ border: 0, width, height }}
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
      />
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      {body && createPortal(<iframe title={title} src={src} />, body)}
    </>
  );
}
