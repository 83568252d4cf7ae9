/** The styles of the drawer, with colours independent of the portal's. */
export const DRAWER_STYLES = `
:host { all: initial; }
aside {
  --paper: #fff; --ink: #1d2733; --muted: #56616d; --line: #b9c2cc; --accent: #0b6bcb;
  position: fixed; z-index: 2147483000; inset: 0 auto 0 0; width: min(360px, calc(100vw - 44px)); display: flex;
  align-items: center; font: 14px/1.45 system-ui, sans-serif; color: var(--ink); pointer-events: none;
}
@media (prefers-color-scheme: dark) {
  aside { --paper: #1c232b; --ink: #eef2f6; --muted: #a9b4bf; --line: #4a5560; --accent: #6bb3ff; color-scheme: dark; }
}
.inside {
  box-sizing: border-box; width: 100%; height: 100%; padding: 20px; overflow: auto; background: var(--paper);
  border-right: 1px solid var(--line); box-shadow: 8px 0 24px rgb(0 0 0 / 16%); pointer-events: auto;
}
.inside[hidden] { display: none; }
.handle {
  position: absolute; left: 0; bottom: 96px; padding: 14px 6px; font: inherit; font-size: 13px; font-weight: 600; color: var(--ink);
  writing-mode: vertical-rl; background: var(--paper); border: 1px solid var(--line); border-left: 0;
  border-radius: 0 8px 8px 0; cursor: pointer; pointer-events: auto; opacity: 0.94;
}
.open .handle { left: 100%; }
.handle:hover, .handle:focus-visible { color: var(--accent); opacity: 1; }
.handle:focus-visible { outline: 2px solid var(--accent); outline-offset: -4px; }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.3; }
.intro { margin: 0 0 20px; color: var(--muted); }
code { font: 13px ui-monospace, monospace; color: var(--ink); }
.share { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); }
.share p { flex-basis: 100%; min-height: 1.45em; }
@media print { aside { display: none; } }
`;
