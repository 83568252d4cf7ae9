import { test } from './portal.ts';
import { goWithin } from './screens.ts';
import { waitForCourses } from './steps.ts';

/** DOMPurify's policy is the only one: the browser blocks any other code that turns a string into HTML or a script. */
const POLICY = "require-trusted-types-for 'script'; trusted-types dompurify";

test('with Trusted Types required, HTML of the server is shown and nothing is refused', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
    },
  );
  await page.goto('/');
  await waitForCourses(page);
  // In the same document, which has the policy.
  await goWithin(page, '/Event');
  // A text that is too long for its box: measured and truncated as plain text, then shown with its markup.
  await page.getByRole('button', { name: 'Read more' }).first().click();
  await page.getByRole('button', { name: 'Read less' }).first().waitFor();
});
