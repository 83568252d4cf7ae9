// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useMessagesSearchParams } from './useMessagesSearchParams.ts';

afterEach(cleanup);

/** The page at an address, and what the browser does there. */
function open(address: string) {
  const { result } = renderHookInPortal(
    () => ({ page: useMessagesSearchParams(), location: useLocation(), navigate: useNavigate() }),
    { address },
  );
  return {
    page: () => result.current.page,
    address: () => `${result.current.location.pathname}${result.current.location.search}`,
    back: () => act(async () => result.current.navigate(-1)),
  };
}

const conversation = { id: 12, interactedUserId: 900, topicId: 44 };
const nothing = { folder: 'active', keyword: '', open: null, conversation: null };

test.each([
  ['', {}],
  ['?tab=archive', { folder: 'archive' }],
  ['?tab=other', {}],
  ['?q=essay', { keyword: 'essay' }],
  ['?q=%20two%20words%20', { keyword: 'two words' }],
  ['?conversation=12&user=900&topic=44', { open: conversation, conversation }],
  ['?tab=archive&conversation=12&user=900&topic=44', { folder: 'archive', open: conversation, conversation }],
  ['?compose=new', { open: 'new' }],
  ['?compose=new&conversation=12&user=900&topic=44', { open: 'new' }],
  ['?compose=other', {}],
  [
    '?conversation=12&user=900&topic=0',
    { open: { ...conversation, topicId: 0 }, conversation: { ...conversation, topicId: 0 } },
  ],
  ['?conversation=12&user=900', {}],
  ['?conversation=12&topic=44', {}],
  ['?user=900&topic=44', {}],
  ['?conversation=&user=900&topic=44', {}],
  ['?conversation=12a&user=900&topic=44', {}],
  ['?conversation=-12&user=900&topic=44', {}],
  ['?conversation=1.2&user=900&topic=44', {}],
  ['?conversation=1e3&user=900&topic=44', {}],
  ['?conversation=1234567890123456&user=900&topic=44', {}],
])('/Message%s', (search, expected) => {
  expect(open(`/Message${search}`).page()).toMatchObject({ ...nothing, ...expected });
});

describe('the other folder', () => {
  test('closes what is open and forgets the keyword, until the student goes back', async () => {
    const first = '/Message?q=essay&conversation=12&user=900&topic=44';
    const { page, address, back } = open(first);
    act(() => page().onFolderChange('archive'));
    expect(address()).toBe('/Message?tab=archive');
    expect(page()).toMatchObject({ ...nothing, folder: 'archive' });
    await back();
    expect(address()).toBe(first);
  });

  test('that is the active one is the address without a folder', () => {
    const { page, address } = open('/Message?tab=archive');
    act(() => page().onFolderChange('active'));
    expect(address()).toBe('/Message');
  });
});

describe('a conversation that is active again', () => {
  const archived = '/Message?tab=archive&q=essay&conversation=12&user=900&topic=44';

  test('leaves the archive, and makes no step to go back', () => {
    const { page, address } = open(archived);
    act(() => page().onReactivated(12));
    expect(address()).toBe('/Message?conversation=12&user=900&topic=44');
    expect(page()).toMatchObject({ folder: 'active', conversation });
  });

  test.each([['?tab=archive'], ['?tab=archive&conversation=13&user=900&topic=44'], ['?q=essay&compose=new']])(
    'and is not open leaves the address alone: %s',
    (search) => {
      const { page, address } = open(`/Message${search}`);
      act(() => page().onReactivated(12));
      expect(address()).toBe(`/Message${search}`);
    },
  );
});

test('a search leaves open what is open, and makes no step to go back', async () => {
  const { page, address, back } = open('/Message');
  act(() => page().onFolderChange('archive'));
  act(() => void page().onSearch('es'));
  act(() => void page().onSearch('essay'));
  expect(address()).toBe('/Message?tab=archive&q=essay');
  act(() => void page().onSearch(''));
  expect(address()).toBe('/Message?tab=archive');
  await back();
  expect(address()).toBe('/Message');
});
