import type { EarlyTile, PracticeProgress } from '@portal/domain/courses';
import { copyOf, fill, selectorOfSameComponent, type PlaceholderParts, type TextName } from './parts.ts';

/** The course to resume, as far as it is known before the code has loaded. */
export interface EarlyResume extends Pick<EarlyTile, 'id' | 'name'> {
  practice: PracticeProgress;
  /** Whether a lesson was opened last in the course: the code checks it before the card names it. */
  checksLesson: boolean;
}

/** Returns a text of the card with its numbers; undefined where it was not rendered. */
function textOf(placeholder: PlaceholderParts, name: TextName, numbers: readonly number[]): string | undefined {
  const text = placeholder.part('texts')?.querySelector(`[data-text="${name}"]`);
  return text ? (fill(text.cloneNode(true) as Element, numbers.map(String)).textContent ?? undefined) : undefined;
}

/** Fills in the ring, its number and its label. */
function fillGauge(gauge: Element, percent: number, label: string): void {
  gauge.setAttribute('aria-label', label);
  const [, ring] = gauge.querySelectorAll('circle');
  const value = gauge.querySelector('span')?.firstChild;
  if (value) value.textContent = String(percent);
  // A dash of length 0 would be painted as a dot.
  if (percent === 0) return ring?.remove();
  const length = ring?.getAttribute('pathLength') ?? '';
  // Rounded, because of floating-point errors.
  ring?.setAttribute('stroke-dasharray', `${Number(((percent * Number(length)) / 100).toFixed(2))} ${length}`);
}

/**
 * Shows the card with the student's progress in the course to resume. It replaces the skeleton or the card of the last
 * visit. null = no course is resumed, so the card is removed.
 */
export function showResume(root: ParentNode, placeholder: PlaceholderParts, resume: EarlyResume | null): void {
  const skeleton = placeholder.screen.querySelector('main section');
  const shown = skeleton && root.querySelector(selectorOfSameComponent(skeleton));
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
  const line = skeleton.querySelector(selectorOfSameComponent(words))?.lastElementChild;
  if (checksLesson && line) score.replaceWith(line.cloneNode(true));
  else if (completed === 0) score.remove();
  const before = shown.lastElementChild;
  if (!before?.isEqualNode(card)) before?.replaceWith(card);
}
