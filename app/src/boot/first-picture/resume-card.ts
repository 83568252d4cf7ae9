import type { EarlyTile, PracticeProgress } from '@portal/domain/courses';
import { copyOf, fill, likeThat, type PlaceholderParts, type TextName } from './parts.ts';

/** The course to resume, as far as it is known before the code is there. */
export interface EarlyResume extends Pick<EarlyTile, 'id' | 'name'> {
  practice: PracticeProgress;
  /** A lesson was opened last: the code checks it before the card names it. */
  checksLesson: boolean;
}

/** A text of the card with its numbers; undefined where it was not drawn. */
function textOf(placeholder: PlaceholderParts, name: TextName, numbers: readonly number[]): string | undefined {
  const text = placeholder.part('texts')?.querySelector(`[data-text="${name}"]`);
  return text ? (fill(text.cloneNode(true) as Element, numbers.map(String)).textContent ?? undefined) : undefined;
}

/** The ring and what it says. */
function fillGauge(gauge: Element, percent: number, label: string): void {
  gauge.setAttribute('aria-label', label);
  const [, ring] = gauge.querySelectorAll('circle');
  const value = gauge.querySelector('span')?.firstChild;
  if (value) value.textContent = String(percent);
  // A dash of no length would be a dot.
  if (percent === 0) return ring?.remove();
  const length = ring?.getAttribute('pathLength') ?? '';
  // Without the error of floating points.
  ring?.setAttribute('stroke-dasharray', `${Number(((percent * Number(length)) / 100).toFixed(2))} ${length}`);
}

/**
 * Shows how far the student is in the course to resume, in place of the card's skeleton or of what was shown before; null = no
 * course is resumed, so there is no card.
 */
export function showResume(root: ParentNode, placeholder: PlaceholderParts, resume: EarlyResume | null): void {
  const skeleton = placeholder.screen.querySelector('main section');
  const shown = skeleton && root.querySelector(likeThat(skeleton));
  if (!shown) return;
  if (!resume) return shown.remove();
  const sample = copyOf(placeholder, 'resume');
  if (!sample) return;
  const { id, name, practice, checksLesson } = resume;
  const { total, completed, percent, average } = practice;
  const form: TextName = `lessons.${new Intl.PluralRules(placeholder.language).select(total)}`;
  const lessons = textOf(placeholder, form, [completed, total]);
  const card = fill(sample, [name, String(id)]).lastElementChild;
  const gauge = card?.querySelector('[role=img]');
  const [title, , score] = card?.querySelectorAll('p') ?? [];
  const words = score?.parentElement;
  if (!card || !gauge || !title || !words || lessons === undefined) return;
  fillGauge(gauge, percent, textOf(placeholder, 'gauge', [percent]) ?? '');
  title.textContent = lessons;
  score.textContent = textOf(placeholder, 'average', [average]) ?? '';
  const line = skeleton.querySelector(likeThat(words))?.lastElementChild;
  if (checksLesson && line) score.replaceWith(line.cloneNode(true));
  else if (completed === 0) score.remove();
  const before = shown.lastElementChild;
  if (!before?.isEqualNode(card)) before?.replaceWith(card);
}
