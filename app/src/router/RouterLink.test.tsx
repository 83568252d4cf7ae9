// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { paths } from '@portal/domain/screens';
import { initialSession, sessionReducer } from '@portal/domain/session';
import type { Href, SafeHref } from '@portal/domain/shared';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ServicesContext } from '../portal/services.ts';
import { createTestServices, createTestSessionStore } from '../testing/create-test-services.ts';
import { RouterLink } from './RouterLink.tsx';

const signedOut = sessionReducer(initialSession('password'), { type: 'noToken' });
const preloadScreen = vi.fn<(path: string) => void>();

afterEach(() => {
  cleanup();
  preloadScreen.mockClear();
});

/** A link on a page of a visitor without a session. */
function showLink(href: Href): HTMLElement {
  const session = createTestSessionStore({ getState: () => signedOut });
  render(
    <ServicesContext value={createTestServices({ session, preloadScreen })}>
      <MemoryRouter>
        <RouterLink href={href}>Events</RouterLink>
      </MemoryRouter>
    </ServicesContext>,
  );
  return screen.getByRole('link');
}

test('a link that is pressed fetches the code of its screen in one go', () => {
  fireEvent.click(showLink(paths.events));
  expect(preloadScreen).toHaveBeenCalledExactlyOnceWith('/Event');
});

test('one that leads out of the portal fetches nothing', () => {
  const link = showLink('https://main.example/Event' as SafeHref);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  fireEvent.pointerEnter(link);
  expect(preloadScreen).not.toHaveBeenCalled();
});

test('a page that this student would not see is not fetched when its link is pointed at', () => {
  fireEvent.pointerEnter(showLink(paths.events));
  expect(preloadScreen).not.toHaveBeenCalled();
});
