import { studentScreens } from '@portal/domain/screens';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { examplePath, navigate } from './screens.ts';
import { signInAs, waitForDashboard, waitForPaint, waitForProfile } from './steps.ts';

const everyOf = (owner: string, names: string) => names.split(' ').map((name) => `${owner}.${name}`);

/** Browser features that are newer than the browsers that docs/engines.md supports. */
const NEWER = [
  ...everyOf('window', 'AbortSignal.any URL.canParse URL.parse URLSearchParams.prototype.size Response.json'),
  ...everyOf('window', 'Intl.Segmenter Intl.DurationFormat Array.fromAsync Object.groupBy Map.groupBy RegExp.escape'),
  ...everyOf('window', 'Promise.withResolvers Promise.try Uint8Array.fromBase64 Uint8Array.prototype.toBase64'),
  ...everyOf('String.prototype', 'isWellFormed toWellFormed'),
  ...everyOf(
    'Set.prototype',
    'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  ),
  ...everyOf('Iterator.prototype', 'map filter take drop flatMap reduce toArray forEach some every find'),
  ...everyOf('HTMLElement.prototype', 'popover showPopover hidePopover togglePopover'),
  ...everyOf('HTMLDialogElement.prototype', 'requestClose closedBy'),
  ...everyOf('Element.prototype', 'checkVisibility moveBefore setHTML setHTMLUnsafe'),
  ...everyOf('Document.prototype', 'adoptedStyleSheets startViewTransition'),
  ...everyOf('window', 'Iterator navigation scheduler requestIdleCallback CompressionStream ClipboardItem ToggleEvent'),
  ...everyOf('Navigator.prototype', 'userActivation scheduling'),
];

/** Removes features by their paths; those that this browser does not have either are ignored. */
function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<unknown>((of, name) => (of as Record<string, unknown> | undefined)?.[name], window);
    if (owner) Reflect.deleteProperty(owner, last);
  }
}

test('in the oldest browsers that are promised a student signs in, opens every screen, downloads, and uses a menu', async ({
  portal,
}) => {
  const page = await portal.open();
  await page.addInitScript(takeAway, NEWER);
  await page.route('**/api/Course/PagedStudentCourse*', async (route) => {
    const response = await route.fetch();
    const described = `"CourseDescription":"🌏 ${'слово '.repeat(30)}"`;
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"CourseDescription":"[^"]*"/g, described),
    });
  });
  await page.goto('/Login');
  await signInAs(page, 'mei');
  await waitForDashboard(page);
  await page
    .getByText(/^🌏 слово .*…/)
    .first()
    .waitFor();

  await navigate(page, '/Lesson/101');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('listitem').filter({ hasText: 'Phrase bank (PDF)' }).last().getByRole('button').click(),
  ]);
  expect(download.suggestedFilename()).toBe('Phrase bank.pdf');

  await navigate(page, '/Profile');
  await waitForProfile(page);
  const options = page.getByRole('button', { name: /^Options for the card/ }).first();
  // Scrolling closes the menu.
  await options.scrollIntoViewIfNeeded();
  await waitForPaint(page);
  await options.click();
  await page
    .getByRole('group', { name: /^Options for the card/ })
    .getByText('Edit')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  for (const id of studentScreens) await navigate(page, examplePath(id));
});
