import { PointerHandIcon } from '@storybook/icons';
import { useSyncExternalStore } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import type { WordsModel } from './words-model.ts';

/** The toolbar button that starts and ends pick mode. */
export function PickTool({ model }: { model: WordsModel }) {
  const { picking } = useSyncExternalStore(model.subscribe, model.state);
  return (
    <ToggleButton
      variant="ghost"
      padding="small"
      pressed={picking}
      ariaLabel="Pick a text to translate"
      onClick={() => model.pick(!picking)}
    >
      <PointerHandIcon />
    </ToggleButton>
  );
}
