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
  /** The URL at which the flow begins. */
  address: string;
  /** The user name of the signed-in student; undefined = nobody. */
  student?: string;
  prepared?: Prepared;
}

type Play = NonNullable<StoryObj<FlowProps>['play']>;

/**
 * The whole portal, with the student and at the page that the story defines, or with the choices of the panel
 * "Backend".
 */
export function Flow({ prepared }: FlowProps) {
  if (!prepared) return null;
  const { key, ...portal } = prepared;
  return <PortalAt key={key} {...portal} />;
}

/** Renders a flow with the values that the loader has prepared. */
export function renderFlow(args: FlowProps, { loaded }: StoryContext<FlowProps>) {
  return <Flow {...args} prepared={loaded as Prepared} />;
}

/**
 * Returns a play function that runs only with the story's own settings: with other choices in the panel "Backend", a
 * person operates the portal. The play takes its texts from the toolbar's translations, which have all namespaces; the
 * flow's own translations are loaded as they are needed.
 */
export const unlessBackendChosen =
  (play: Play): Play =>
  async (context) => {
    if (context.globals['backend']) return;
    setI18n(context.loaded['i18n'] as i18n);
    await play(context);
  };

/**
 * Scrolls until nothing is loading. Panels render when they come near the viewport; until then they show no loading
 * text.
 */
export async function loadAllPanels(canvasElement: HTMLElement): Promise<void> {
  await waitFor(async () => {
    const far = canvasElement.querySelector('[data-far]');
    far?.scrollIntoView();
    await expect(far).toBeNull();
    await expect(within(canvasElement).queryByText(t('common:loading'))).toBeNull();
  });
  scrollTo(0, 0);
}
