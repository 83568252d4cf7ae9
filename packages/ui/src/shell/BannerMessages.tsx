import styled from 'styled-components';
import { BannerCarousel } from '../kit/index.ts';
import { SafeHtml } from '../blocks/rich-text/index.ts';

/** How long each message is shown, in ms (000 §9). */
const INTERVAL_MS = 15_000;

export interface BannerMessagesProps {
  label: string;
  /** HTML, as the server sent it. */
  messages: readonly string[];
  onDismiss: () => void;
}

/** The school's messages to all its students, one at a time. */
export function BannerMessages({ label, messages, onDismiss }: BannerMessagesProps) {
  const slides = messages.map((html, i) => ({ id: `${i}`, content: <Message html={html} /> }));
  return <BannerCarousel label={label} messages={slides} intervalMs={INTERVAL_MS} onDismiss={onDismiss} />;
}

/* No gap between title and text, as in the other banners. */
const Message = styled(SafeHtml)`
  * + p {
    margin-top: 0;
  }
`;
