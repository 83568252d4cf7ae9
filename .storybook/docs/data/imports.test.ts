import { expect, test } from 'vitest';
import { filesBehind } from './imports.ts';

const files: Record<string, string> = {
  'ui/a/Screen.stories.tsx': "import { Screen } from './Screen.tsx';\nimport { t } from '../testing/index.ts';\n",
  'ui/a/Screen.tsx':
    "import type { Other } from './Other.tsx';\nimport {\n  Button,\n  type TagProps,\n} from '../kit/index.ts';\nconst Late = lazy(() => import('./Late.tsx'));\n",
  'ui/a/Late.tsx': "import { Screen } from './Screen.tsx';\n",
  'ui/a/Other.tsx': '',
  'ui/kit/index.ts':
    "export { Button, type ButtonProps } from './Button.tsx';\nexport { Tag, type TagProps } from './Tag.tsx';\nexport { Inner as Sheet } from './Sheet.tsx';\n",
  'ui/kit/Button.tsx': "import { Inner } from './Sheet.tsx';\n",
  'ui/kit/Tag.tsx': '',
  'ui/kit/Sheet.tsx': '',
  'ui/testing/index.ts': "export { t } from './t.ts';\n",
  'ui/testing/t.ts': '',
};
const behind = (start: string) =>
  filesBehind(
    start,
    (path) => files[path],
    (path) => !path.includes('/testing/'),
  );

test('what a story draws with, through an index only what it names', () => {
  expect(behind('ui/a/Screen.stories.tsx')).toEqual([
    'ui/a/Screen.stories.tsx',
    'ui/a/Screen.tsx',
    'ui/kit/Button.tsx',
    'ui/kit/Sheet.tsx',
    'ui/a/Late.tsx',
  ]);
});

test('a file that does not exist is behind nothing', () => {
  expect(behind('ui/a/Nowhere.tsx')).toEqual([]);
});
