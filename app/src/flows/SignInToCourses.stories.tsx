import { paths } from '@portal/domain/screens';
import { PASSWORD, personas } from '@portal/mocks/personas';
import { startingWith, t } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { unlessBackendChosen, Flow, renderFlow } from './Flow.tsx';

const meta = {
  title: 'Flows/Sign in to courses',
  component: Flow,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.dashboard },
  argTypes: { prepared: { table: { disable: true } } },
  render: renderFlow,
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no field ${name} yet`);
    return found;
  });

/** A student who is not signed in opens the dashboard, signs in, and goes to the course list. */
export const SignInToCourseList: Story = {
  play: unlessBackendChosen(async ({ canvasElement, canvas, step }) => {
    await step('The portal asks to sign in', async () => {
      await userEvent.type(await field(canvasElement, 'userName'), personas.active.userName);
      await userEvent.type(await field(canvasElement, 'password'), `${PASSWORD}{Enter}`);
    });
    await step('The dashboard shows the first three courses', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: t('dashboard:welcome', { name: 'Mei' }) }),
      ).toBeVisible();
      await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    });
    await step('See all leads to the list, with focus on its heading', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: startingWith(t('dashboard:seeAll')) }));
      await expect(await canvas.findByText('IELTS General: letters')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(canvas.getAllByRole('article')).toHaveLength(8);
    });
  }),
};

/** A wrong password: the server's message is shown, and the user name stays. */
export const WrongPassword: Story = {
  args: { address: paths.login },
  play: unlessBackendChosen(async ({ canvasElement, canvas }) => {
    await userEvent.type(await field(canvasElement, 'userName'), 'mei');
    await userEvent.type(await field(canvasElement, 'password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The user name or password is incorrect.');
    await expect(await field(canvasElement, 'userName')).toHaveValue('mei');
  }),
};

/** A suspended student sees why, and can return to sign-in. */
export const Suspended: Story = {
  args: { address: paths.login },
  play: unlessBackendChosen(async ({ canvasElement, canvas }) => {
    await userEvent.type(await field(canvasElement, 'userName'), personas.suspended.userName);
    await userEvent.type(await field(canvasElement, 'password'), `${PASSWORD}{Enter}`);
    await expect(await canvas.findByText('Your account is suspended.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('errors:toSignIn') }));
    await field(canvasElement, 'userName');
  }),
};
