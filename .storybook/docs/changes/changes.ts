import type { State } from '../data/states.ts';

/** A row of `findings.json`, which the comparison of pictures writes (config/pictures/report.mjs); pictures by file name. */
export interface Finding {
  name: string;
  kind: 'differs' | 'missing' | 'orphan';
  sentence: string;
  baseline?: string;
  now?: string;
  diff?: string;
}

/** A changed picture as the page shows it. */
export interface Change {
  name: string;
  /** `Live classes / Upcoming` */
  title: string;
  /** The variant of the picture, such as `zh dark`. */
  look: string;
  sentence: string;
  /** Null when the story no longer exists. */
  storyId: string | null;
  before: string | null;
  after: string | null;
  difference: string | null;
}

const FOLDER = './changes/';
const file = (name: string | undefined) => (name === undefined ? null : FOLDER + encodeURIComponent(name));

/**
 * Adds the titles of their stories to the findings, in the order of the sidebar; findings without a story come last.
 */
export function changesOf(findings: readonly Finding[], states: readonly State[]): Change[] {
  const order = new Map(states.map((state, at) => [state.id, at]));
  return findings
    .map(({ name, sentence, baseline, now, diff }) => {
      const dot = name.lastIndexOf('.');
      const id = name.slice(0, dot);
      const state = states[order.get(id) ?? -1];
      return {
        name,
        title: state ? `${state.title.split('/').slice(1).join(' / ')} / ${state.name}` : id,
        look: name.slice(dot + 1).replaceAll('-', ' '),
        sentence,
        storyId: state?.id ?? null,
        before: file(baseline),
        after: file(now),
        difference: file(diff),
      };
    })
    .toSorted((a, b) => (order.get(a.storyId ?? '') ?? Infinity) - (order.get(b.storyId ?? '') ?? Infinity) || 0);
}

/** Fetches the findings of the last comparison; null without one, when the response is another page or an error. */
export async function fetchFindings(): Promise<Finding[] | null> {
  try {
    const response = await fetch(`${FOLDER}findings.json`);
    return response.ok ? ((await response.json()) as Finding[]) : null;
  } catch {
    return null;
  }
}
