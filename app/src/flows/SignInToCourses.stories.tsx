import { createI18n } from '@portal/ui/i18n';
import { readRuntimeConfig } from '@portal/domain/settings';
import { PASSWORD, personas } from '@portal/mocks/personas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createPortal, Portal } from '../Portal.tsx';

/** The whole portal on the school, from an address. */
function PortalAt({ address, words }: { address: string; words: i18n }) {
  const [parts] = useState(() => createPortal(readRuntimeConfig({}, location.origin)));
  return (
    <MemoryRouter initialEntries={[address]}>
      <Portal parts={parts} i18n={words} />
    </MemoryRouter>
  );
}

const meta = {
  title: 'Flows/Sign in to courses',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ globals }) => ({ words: await createI18n(globals['language'] === 'zh' ? 'zh' : 'en') })],
  args: { address: '/', words: {} as i18n },
  argTypes: { words: { table: { disable: true } } },
  render: (args, { loaded }) => <PortalAt {...args} words={loaded['words'] as i18n} />,
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no field ${name} yet`);
    return found;
  });

/** Somebody who is not signed in asks for the dashboard, signs in, and walks to the course list and back out. */
export const SignInToCourseList: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await step('The portal asks to sign in', async () => {
      await userEvent.type(await field(canvasElement, 'userName'), personas.active.userName);
      await userEvent.type(await field(canvasElement, 'password'), `${PASSWORD}{Enter}`);
    });
    await step('The dashboard shows the first three courses', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: /Mei/ })).toBeVisible();
      await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    });
    await step('See all leads to the list, with focus on its heading', async () => {
      const section = within((await canvas.findByRole('heading', { level: 2 })).closest('section') as HTMLElement);
      await userEvent.click(section.getAllByRole('link')[0] as HTMLElement);
      await expect(await canvas.findByText('IELTS General: letters')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(canvas.getAllByRole('article')).toHaveLength(8);
    });
  },
};

/** A wrong password: the school's words, and what was typed stays. */
export const WrongPassword: Story = {
  args: { address: '/Login' },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.type(await field(canvasElement, 'userName'), 'mei');
    await userEvent.type(await field(canvasElement, 'password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The user name or password is incorrect.');
    await expect(await field(canvasElement, 'userName')).toHaveValue('mei');
  },
};

/** A suspended student is told so, and can get back to sign-in. */
export const Suspended: Story = {
  args: { address: '/Login' },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.type(await field(canvasElement, 'userName'), personas.suspended.userName);
    await userEvent.type(await field(canvasElement, 'password'), `${PASSWORD}{Enter}`);
    await expect(await canvas.findByText('Your account is suspended.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /sign-in|登录/ }));
    await field(canvasElement, 'userName');
  },
};
