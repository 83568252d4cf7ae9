import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { BackendModel } from './backend-model.ts';
import { BackendPanel } from './BackendPanel.tsx';

const ID = 'portal/backend';

/** Adds the panel "Backend". */
export function registerBackend(): void {
  addons.register(ID, (api) => {
    const model = new BackendModel(api);
    addons.add(`${ID}/panel`, {
      type: types.PANEL,
      title: 'Backend',
      render: ({ active = false }) => createElement(BackendPanel, { model, active }),
    });
  });
}
