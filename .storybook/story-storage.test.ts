import { expect, test, vi } from 'vitest';
import { clearStoryStorage } from './story-storage.ts';

test('a story begins without what others have kept; the edits of a translator and Storybook’s own settings stay', () => {
  const kept: Record<string, unknown> = {
    selectedLanguage: 'zh',
    'room-words-edits': '[]',
    '@storybook/manager/store': '{}',
    'storybook-layout': '{}',
    token: 'a',
  };
  const removeItem = (key: string) => Reflect.deleteProperty(kept, key);
  vi.stubGlobal('localStorage', Object.defineProperty(kept, 'removeItem', { value: removeItem, enumerable: false }));
  clearStoryStorage();
  expect(Object.keys(kept)).toEqual(['room-words-edits', '@storybook/manager/store', 'storybook-layout']);
});
