import './manager-react.ts';
import { addons } from 'storybook/manager-api';
import { registerBackend } from './backend/register.ts';
import { registerPages } from './docs/page/register.ts';
import { registerSideBySide } from './side-by-side/register.ts';
import { registerWords } from './words/register.ts';

// There is room beside the viewport of a phone.
addons.setConfig({ layout: { panelPosition: 'right' } });

registerPages();
registerSideBySide();
registerWords();
registerBackend();
