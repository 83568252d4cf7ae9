import { t } from '@portal/ui/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { setI18n } from 'react-i18next';
import { expect, waitFor, within } from 'storybook/test';
import { PortalAt } from './PortalAt.tsx';

/** What Storybook's loader prepares for a flow (`.storybook/mock-backend.ts`). */
interface Prepared {
  key: string;
  address: string;
  words: i18n;
  onPage: (address: string) => void;
}

interface FlowProps {
  /** Where the flow begins. */
  address: string;
  /** The user name of who is signed in; nobody without. */
  student?: string;
  prepared?: Prepared;
}

type Play = NonNullable<StoryObj<FlowProps>['play']>;

/** The whole portal, with the student and at the page that the story names, or that the panel Backend chooses. */
export function Flow({ prepared }: FlowProps) {
  if (!prepared) return null;
  const { key, ...portal } = prepared;
  return <PortalAt key={key} {...portal} />;
}

/** Draws a flow as the loader has prepared it. */
export function renderFlow(args: FlowProps, { loaded }: StoryContext<FlowProps>) {
  return <Flow {...args} prepared={loaded as Prepared} />;
}

/**
 * Plays a flow as it is written: when something else is chosen in the panel "Backend", a person plays it. The play takes its
 * words from the toolbar's translations, which have all namespaces; the flow's own are loaded on the way.
 */
export const byItself =
  (play: Play): Play =>
  async (context) => {
    if (context.globals['backend']) return;
    setI18n(context.loaded['i18n'] as i18n);
    await play(context);
  };

/** Scrolls until nothing is loading: panels render when they come near the viewport, and do not say that they wait for it. */
export async function loadAllPanels(canvasElement: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const far = canvasElement.querySelector('[data-far]');
    far?.scrollIntoView();
    await expect(far).toBeNull();
    await expect(within(canvasElement).queryByText(t('common:loading'))).toBeNull();
  });
  scrollTo(0, 0);
}
