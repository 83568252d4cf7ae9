import { addons } from 'storybook/preview-api';
import { loadAllTexts } from './all-texts.ts';
import { readCanvas } from './canvas-texts.ts';
import { keptEdits, onEditsChanged } from './device.ts';
import { MESSAGES, type Picked } from './messages.ts';
import { startPicking } from './pick-mode.ts';
import { registerNewInstances, showEdits } from './translations.ts';
import { watchCanvas } from './watch.ts';

/**
 * Starts the canvas's side of the panel "Words". It shows the stored edits; all else it does at the panel's request.
 */
function start(): void {
  registerNewInstances();
  onEditsChanged(() => showEdits(keptEdits()));
  // Used by config/words, which stores which stories show a text.
  Object.assign(window, { __portalWords: readCanvas });
}

/** Returns a listener that begins an activity when the panel switches it on, and ends the one that is running. */
function switchable(begin: () => () => void): (on: boolean) => void {
  let end: (() => void) | undefined;
  return (on) => {
    end?.();
    end = on ? begin() : undefined;
  };
}

async function answerThePanel(): Promise<void> {
  const channel = await addons.ready();
  const send = (what: Picked | null) => channel.emit(MESSAGES.picked, what);
  channel.on(
    MESSAGES.watch,
    switchable(() => watchCanvas(() => channel.emit(MESSAGES.shown, readCanvas()))),
  );
  channel.on(
    MESSAGES.pick,
    switchable(() => startPicking(send)),
  );
  channel.on(MESSAGES.askTexts, () => {
    void loadAllTexts().then((texts) => channel.emit(MESSAGES.texts, texts));
  });
  channel.emit(MESSAGES.ready);
}

start();
void answerThePanel();
