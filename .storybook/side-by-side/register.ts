import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { Overlay, Toggle } from './Overlay.tsx';

const ID = 'portal/side-by-side';

/** Registers the toolbar button and the view that it shows over the canvas. */
export function registerSideBySide(): void {
  addons.register(ID, () => {
    addons.add(`${ID}/tool`, {
      type: types.TOOL,
      title: 'Side by side',
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(Toggle),
    });
    addons.add(`${ID}/overlay`, {
      type: types.PREVIEW,
      render: ({ storyId, children }) => createElement(Overlay, { storyId }, children),
    });
  });
}
