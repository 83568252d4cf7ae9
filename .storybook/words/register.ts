import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { PickTool } from './PickTool.tsx';
import { ADDON, PANEL, WordsModel } from './words-model.ts';
import { WordsPanel } from './WordsPanel.tsx';

/** Registers the panel "Words", its toolbar button and its keyboard shortcut. */
export function registerWords(): void {
  addons.register(ADDON, (api) => {
    const model = new WordsModel(api);
    addons.add(PANEL, {
      type: types.PANEL,
      title: 'Words',
      render: ({ active = false }) => createElement(WordsPanel, { model, active }),
    });
    addons.add(`${ADDON}/pick`, {
      type: types.TOOL,
      title: 'Pick a text to translate',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => createElement(PickTool, { model }),
    });
    void api.setAddonShortcut(ADDON, {
      label: 'Pick a text to translate',
      defaultShortcut: ['alt', 'W'],
      actionName: 'pick',
      showInMenu: true,
      action: () => model.pick(!model.state().picking),
    });
  });
}
