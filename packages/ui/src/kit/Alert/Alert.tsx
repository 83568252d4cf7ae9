import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/index.ts';
import { useLiveContent } from '../hooks/useLiveContent.ts';

/** `quiet` is a neutral card for information that needs no action. */
export type AlertKind = 'danger' | 'warning' | 'success' | 'info' | 'quiet';

export interface AlertProps {
  kind: AlertKind;
  /** Set when the alert appears later than the page, for instance after an action: screen readers announce it. */
  live?: boolean;
  /** The first line, in bold. */
  title: string;
  /** What to do, or the server's messages, one line each. */
  messages?: readonly string[];
  /** The `lang` of the messages, where it is not that of the page. */
  messagesLang?: string | undefined;
  /** Whether screen readers get the messages as a list; it looks the same. */
  messagesList?: boolean;
  /** A 20 px icon instead of the kind's icon. */
  icon?: ReactNode;
  /** One action: an `AlertAction` under the text, or beside it where there is room. */
  action?: ReactNode;
}

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info, quiet: Info };

/**
 * A message in the page, above the content it is about. It stays until its cause is gone. `danger` interrupts a screen
 * reader. The other kinds are a live region only with `live`: one that is there from the start would interrupt the
 * announcement of the heading, which takes focus.
 */
export function Alert({
  kind,
  live = false,
  title,
  messages,
  messagesLang,
  messagesList = false,
  icon,
  action,
}: AlertProps) {
  const Icon = icons[kind];
  const polite = live && kind !== 'danger';
  const content = useLiveContent(polite);
  return (
    <Box $kind={kind} role={kind === 'danger' ? 'alert' : polite ? 'status' : undefined}>
      <IconBox $kind={kind} aria-hidden>
        {icon ?? <Icon size={20} strokeWidth={1.75} />}
      </IconBox>
      <Body>
        <Content {...content}>
          <Title>{title}</Title>
          {messages &&
            messages.length > 0 &&
            (messagesList ? (
              <ul role="list" lang={messagesLang}>
                {messages.map((message) => (
                  <Line key={message}>{message}</Line>
                ))}
              </ul>
            ) : (
              <Text lang={messagesLang}>{messages.join('\n')}</Text>
            ))}
        </Content>
        {action && <Action>{action}</Action>}
      </Body>
    </Box>
  );
}

/**
 * The action of an alert, which looks like a link: strong ink, underlined, never accented. For a real link set `as`.
 */
export const AlertAction = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-inline: calc(-1 * var(--space-2));
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  color: var(--ink-strong);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  ${media.pointer} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  /* The target is taller than the text; the ring stays off the text above. */
  &:focus-visible {
    outline-offset: -5px;
  }
`;

const tone = (kind: AlertKind, part: 'subtle' | 'border' | 'indicator') => {
  if (kind !== 'quiet') return `var(--${kind}-${part})`;
  return { subtle: 'var(--surface-card)', border: 'var(--border-hairline)', indicator: 'var(--ink-muted)' }[part];
};

/** Container query: there is room for the action beside the text. */
const roomy = '@container (min-width: 560px)';

const Box = styled.div<{ $kind: AlertKind }>`
  container-type: inline-size;
  width: 100%;
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid ${({ $kind }) => tone($kind, 'border')};
  border-radius: var(--radius-card);
  background: ${({ $kind }) => tone($kind, 'subtle')};
  font: var(--type-callout);
  color: var(--ink-body);
  ${media.desktop} {
    /* The same padding as a card, since it stands among cards. */
    ${({ $kind }) => $kind === 'quiet' && 'padding-inline: var(--space-5);'}
  }
`;

const IconBox = styled.span<{ $kind: AlertKind }>`
  flex: none;
  margin-top: 1px;
  color: ${({ $kind }) => tone($kind, 'indicator')};
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  ${roomy} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--space-6);
  }
`;

/* A URL or a token in a server's message may be longer than a line. */
const Content = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.strong`
  display: block;
  font-weight: 650;
  color: var(--ink-strong);
`;

const Text = styled.p`
  white-space: pre-line;
`;

const Line = styled.li`
  white-space: pre-line;
`;

/* A target of 44 px that takes no more space than a line of text. */
const Action = styled.div`
  margin-block: var(--space-1) calc(-1 * var(--space-2));
  ${roomy} {
    flex: none;
    margin-block: calc(-1 * var(--space-2));
  }
  &:has(> button + *),
  &:has(> a + *) {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
  }
`;
