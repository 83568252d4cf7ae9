import type { MockArea } from '../backend/area.ts';
import { call } from '../backend/route.ts';
import { helpInfoWires } from './fixtures.ts';

/** The call of segment Help. */
export const helpArea = {
  handlers: [call({ method: 'POST', path: 'Help/GetHelpInformation' }, (_student, { backend }) => backend.help)],
  createState: () => ({ help: helpInfoWires.links }),
} satisfies MockArea;
