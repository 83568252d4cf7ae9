import { paths } from '@portal/domain/screens';
import { PASSWORD, personas } from '@portal/mocks/personas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loadFlowTranslations, PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Flows/Sign in to courses',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  loaders: [loadFlowTranslations],
  args: { address: paths.dashboard, words: {} as i18n },
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
      await userEvent.click(await canvas.findByRole('link', { name: /^(See all|查看全部)/ }));
      await expect(await canvas.findByText('IELTS General: letters')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(canvas.getAllByRole('article')).toHaveLength(8);
    });
  },
};

/** A wrong password: the school's words, and what was typed stays. */
export const WrongPassword: Story = {
  args: { address: paths.login },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.type(await field(canvasElement, 'userName'), 'mei');
    await userEvent.type(await field(canvasElement, 'password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The user name or password is incorrect.');
    await expect(await field(canvasElement, 'userName')).toHaveValue('mei');
  },
};

/** A suspended student is told so, and can get back to sign-in. */
export const Suspended: Story = {
  args: { address: paths.login },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.type(await field(canvasElement, 'userName'), personas.suspended.userName);
    await userEvent.type(await field(canvasElement, 'password'), `${PASSWORD}{Enter}`);
    await expect(await canvas.findByText('Your account is suspended.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /sign-in|登录/ }));
    await field(canvasElement, 'userName');
  },
};
