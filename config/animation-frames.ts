/*
 * Replaces jsdom's animation frames by Node's timers. jsdom uses the `setInterval` that is current when the first frame
 * is requested. If fake timers are installed by then, and a library has kept a reference to the original
 * `requestAnimationFrame`, no frame runs any more, in that file and in the files after it, which share its window.
 */
if (typeof document !== 'undefined') {
  const { setTimeout, clearTimeout, performance } = globalThis;
  globalThis.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), 1000 / 60));
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
}
