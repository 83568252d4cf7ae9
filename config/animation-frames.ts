/*
 * jsdom counts its frames with `setInterval` as it is when one is first asked for. Where a test has replaced the timers by
 * then, and a library has kept `requestAnimationFrame` from before that, no frame comes any more, in that file and in those
 * after it, which share its window. So frames come from the timers of Node.
 */
if (typeof document !== 'undefined') {
  const { setTimeout, clearTimeout, performance } = globalThis;
  globalThis.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), 1000 / 60));
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
}
