import { failed, idle, pending } from '@portal/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, type Mock } from 'storybook/test';
import { containing, shownDialog, t } from '../testing/index.ts';
import { openPicture } from './open-picture.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** A portrait of 600 by 800 px, which the dialog decodes like a photo. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
<rect width="600" height="800" fill="#cbd6d2"/><path d="M0 0h220v800H0z" fill="#dde5e1"/>
<path d="M110 800c4-190 80-250 190-250s186 60 190 250z" fill="#3d5f77"/>
<path d="M250 480h100v90c0 30-20 50-50 50s-50-20-50-50z" fill="#d9a985"/>
<ellipse cx="300" cy="370" rx="120" ry="150" fill="#e6ba97"/>
<path d="M170 380c-20-200 90-230 140-230s150 40 125 230c-40-20-60-50-75-90-30 50-110 80-190 90z" fill="#2c2626"/></svg>`;
const file = new File([portrait], 'mei.svg', { type: 'image/svg+xml' });

const decoding = Promise.withResolvers<undefined>();

const meta = {
  title: 'Screens/Profile picture/Crop',
  component: PictureDialog,
  args: { file, saving: idle, onSave: fn(), onChooseAnother: fn(), onClose: fn() },
} satisfies Meta<typeof PictureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = async () => (await shownDialog()).findByRole('group', { name: t('profile-account:crop.frame') });
const save = async () => {
  const dialog = await shownDialog();
  await userEvent.click(dialog.getByRole('button', { name: t('profile-account:picture.save') }));
};

/** Decodes the saved picture. */
async function decodeSaved(imageBase64: string) {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${imageBase64}`;
  await image.decode();
  return image;
}
const sent = (onSave: (image: string) => void) =>
  (onSave as Mock<(image: string) => void>).mock.calls.map(([image]) => image);

/**
 * The frame is 150 px wide at first; its content is saved as a JPEG of at most 400 px. Buttons move the picture as far
 * as it covers the frame.
 */
export const Cropping: Story = {
  play: async ({ args }) => {
    const area = await frame();
    await waitFor(() => expect(area.getBoundingClientRect().width).toBe(150));
    await expect(area.getBoundingClientRect().height).toBe(150);
    await save();
    const image = await decodeSaved(sent(args.onSave)[0] ?? '');
    await expect(image.naturalWidth).toBe(image.naturalHeight);
    await expect(image.naturalWidth).toBeGreaterThan(150);
    await expect(image.naturalWidth).toBeLessThanOrEqual(400);
    const dialog = await shownDialog();
    const move = (direction: 'Left' | 'Right' | 'Up' | 'Down') =>
      userEvent.click(dialog.getByRole('button', { name: t(`profile-account:crop.move${direction}`) }));
    for (const direction of ['Left', 'Up', 'Right', 'Down'] as const) {
      await move(direction);
      await save();
    }
    const [start, left, up, right, back] = sent(args.onSave);
    await expect(new Set([start, left, up, right]).size).toBe(4);
    await expect(back).toBe(start);
    for (let presses = 0; presses < 12; presses += 1) await move('Down');
    await save();
    await move('Down');
    await save();
    await expect(sent(args.onSave).at(-1)).toBe(sent(args.onSave).at(-2));
  },
};

/** Keys move, zoom and rotate the picture; each changes what is saved. */
export const WithTheKeyboard: Story = {
  play: async ({ args }) => {
    const area = await frame();
    await waitFor(() => expect(area.getBoundingClientRect().width).toBe(150));
    await save();
    for (const keys of ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', '++', 'r', '-']) {
      area.focus();
      await userEvent.keyboard(keys);
      await save();
    }
    await expect(new Set(sent(args.onSave)).size).toBe(5);
  },
};

/** The slider enlarges the frame, which then contains more of the picture. */
export const LargestFrame: Story = {
  play: async ({ args }) => {
    const area = await frame();
    const dialog = await shownDialog();
    await waitFor(() => expect(area.getBoundingClientRect().width).toBe(150));
    const size = dialog.getByRole('slider', { name: t('profile-account:crop.size') });
    await fireEvent.change(size, { target: { value: '400' } });
    await waitFor(() => expect(area.getBoundingClientRect().width).toBeGreaterThan(300));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    const image = await decodeSaved(sent(args.onSave)[0] ?? '');
    await expect(image.naturalWidth).toBeLessThanOrEqual(400);
  },
};

/** The controls of the picture begin and end on the same lines. */
export const Aligned: Story = {
  tags: ['no-picture'],
  play: async () => {
    await frame();
    const [zoom, size] = (await shownDialog())
      .getAllByRole('slider')
      .map((slider: HTMLElement) => slider.getBoundingClientRect()) as [DOMRect, DOMRect];
    await expect(size.left).toBe(zoom.left);
    await expect(size.right).toBe(zoom.right);
  },
};

/** The dialog keeps its height while the photo is being decoded. */
export const Opened: Story = {
  tags: ['no-picture'],
  args: {
    open: fn(async (chosen) => {
      await decoding.promise;
      return openPicture(chosen);
    }),
  },
  play: async () => {
    await shownDialog();
    const height = () => Math.round(document.querySelector('dialog')?.getBoundingClientRect().height ?? 0);
    const before = height();
    decoding.resolve(undefined);
    await frame();
    await expect(height()).toBe(before);
  },
};

/** The photo is being decoded. */
export const Opening: Story = { args: { open: () => new Promise(() => undefined) } };

export const NotAnImage: Story = {
  args: { file: new File(['%PDF'], 'essay.pdf', { type: 'application/pdf' }) },
  play: async ({ args }) => {
    const dialog = await shownDialog();
    await expect(await dialog.findByText(t('profile-account:picture.notImage'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('profile-account:picture.save') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: t('profile-account:picture.another') }));
    await expect(args.onChooseAnother).toHaveBeenCalledTimes(1);
  },
};

/** The file has the type of a JPEG, but cannot be decoded. */
export const BrokenImage: Story = {
  args: { file: new File(['no picture'], 'mei.jpg', { type: 'image/jpeg' }) },
  play: async () => {
    const dialog = await shownDialog();
    await expect(await dialog.findByText(t('profile-account:picture.broken'))).toBeVisible();
  },
};

/** The canvas returned no picture (002 §8), so nothing is sent. */
export const CanvasIsEmpty: Story = {
  args: { crop: () => null },
  play: async ({ args }) => {
    await frame();
    await save();
    const dialog = await shownDialog();
    await expect(await dialog.findByText(t('profile-account:picture.canvasEmpty'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** While the picture is sent, the dialog can be neither closed nor changed. */
export const Saving: Story = {
  args: { saving: pending },
  play: async ({ args }) => {
    await frame();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { saving: failed({ kind: 'rejected', messages: ['The picture is too dark.'], value: null }) },
  play: async () => {
    const dialog = await shownDialog();
    await expect(await dialog.findByText('The picture is too dark.')).toBeVisible();
    await frame();
  },
};

/** The answer was lost, so the picture may be saved. */
export const MaybeSaved: Story = {
  args: { saving: failed({ kind: 'serverDown', status: 0 }) },
  play: async () => {
    const dialog = await shownDialog();
    await frame();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      containing(
        t('profile-account:picture.maybeSaved'),
        t('errors:lost.serverDown'),
        t('profile-account:picture.maybeSavedText'),
      ),
    );
  },
};
