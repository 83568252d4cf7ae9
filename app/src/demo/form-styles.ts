/**
 * The styles of `BackendForm`. The page around it defines the colours `--paper`, `--ink`, `--muted`, `--line` and
 * `--accent`.
 */
export const FORM_STYLES = `
.backend, .backend * { box-sizing: border-box; }
.backend { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; font-size: 14px; line-height: 1.45; color: var(--ink); }
.backend fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; min-width: 0; margin: 0; padding: 0; border: 0; }
.backend legend { padding: 0 0 6px; font-weight: 700; }
.backend p { margin: 0; }
.backend .hint { font-size: 13px; color: var(--muted); }
.backend .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; }
.backend .row > span { flex: 1 1 90px; min-width: 0; overflow-wrap: anywhere; }
.backend .failure { padding: 8px 10px; border-left: 3px solid var(--accent); background: color-mix(in srgb, var(--ink) 6%, transparent); }
.backend .check { display: flex; gap: 8px; align-items: start; padding: 3px 0; cursor: pointer; }
.backend .check input { flex: none; width: 16px; height: 16px; margin: 2px 0 0; accent-color: var(--accent); }
.backend .list { max-height: 232px; padding: 6px 10px; overflow: auto; border: 1px solid var(--line); border-radius: 6px; }
.backend select, .backend input[type='datetime-local'], .backend button {
  min-height: 34px; max-width: 100%; padding: 4px 10px; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--line); border-radius: 6px;
}
.backend select, .backend input[type='datetime-local'] { flex: 1 1 150px; min-width: 0; }
.backend button { font-weight: 600; cursor: pointer; }
.backend button:hover { border-color: var(--accent); }
.backend :is(select, input, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
