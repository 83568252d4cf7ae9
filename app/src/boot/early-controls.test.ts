// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as EarlyControls from './early-controls.ts';

let early: typeof EarlyControls;

/** jsdom lays nothing out: what is not hidden has a box. */
function layOut() {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
}

const inPage = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#root a, #root button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name && !one.closest('[hidden]'),
  ) ?? expect.fail(`no ${name}`);

/** The placeholder, or the portal in its place. */
function show(content: string) {
  document.body.innerHTML = `<div id="root">${content}</div>`;
  document.querySelector('#root')?.addEventListener('click', early.keepEarlyPress);
}
const showPlaceholder = () =>
  show(`<div lang="en"><a href="#courses">Courses</a><input name="userName">
    <button aria-disabled="true" type="button" aria-label="Read more, PTE">Read more</button>
    <button aria-disabled="true" type="button"><b>More</b></button><button type="submit">Sign in</button></div>`);

/** The portal, and which of its controls were pressed. */
function showPortal(content = '<button>More</button>') {
  show(
    `<a href="#courses">Courses</a><button aria-label="Read more, PTE">Read more</button><button>Log out</button>${content}`,
  );
  const presses: string[] = [];
  document.querySelector('#root')?.addEventListener('click', ({ target }) => {
    presses.push((target as Element).textContent);
  });
  return presses;
}

const focused = () => {
  const { activeElement } = document;
  return activeElement === document.body ? null : activeElement?.textContent;
};

// What was pressed is remembered once a visit.
beforeEach(async () => {
  vi.resetModules();
  early = await import('./early-controls.ts');
  layOut();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the button that was pressed', () => {
  test('is the last one, which alone shows that it waits', () => {
    showPlaceholder();
    inPage('Read more, PTE').click();
    inPage('More').querySelector('b')?.click();
    expect([...document.querySelectorAll('[aria-busy]')]).toEqual([inPage('More')]);
    const repeat = early.readEarlyControls();
    const presses = showPortal();
    repeat();
    expect(presses).toEqual(['More']);
  });

  test('is pressed once, however often it was, and has focus', () => {
    showPlaceholder();
    inPage('More').click();
    inPage('More').click();
    const repeat = early.readEarlyControls();
    const presses = showPortal();
    repeat();
    // Effects run twice in development.
    repeat();
    expect(presses).toEqual(['More']);
    expect(focused()).toBe('More');
  });

  test('is none that does something itself, and none of the portal', () => {
    showPlaceholder();
    inPage('Sign in').click();
    inPage('Courses').click();
    showPortal('<button aria-disabled="true">More</button>');
    inPage('More').click();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    const repeat = early.readEarlyControls();
    const presses = showPortal();
    repeat();
    expect(presses).toEqual([]);
  });

  test.each([
    ['is not there', ''],
    ['is not shown', '<div hidden><button>More</button></div>'],
    ['is a link', '<a href="#more">More</a>'],
  ])('does nothing in a portal where it %s', (_where, content) => {
    showPlaceholder();
    inPage('More').click();
    const repeat = early.readEarlyControls();
    const presses = showPortal(content);
    repeat();
    expect(presses).toEqual([]);
    expect(focused()).toBeNull();
  });

  test('is the one that is shown of two with the same name', () => {
    showPlaceholder();
    inPage('More').click();
    const repeat = early.readEarlyControls();
    const presses = showPortal('<div hidden><button>More</button></div><button>More</button>');
    repeat();
    expect(presses).toEqual(['More']);
    expect(document.activeElement).toBe(inPage('More'));
  });
});

describe('a mouse that is held down while the portal takes the place of the placeholder', () => {
  const hold = (control: Element, init?: MouseEventInit) => early.keepEarlyHold(eventOn('mousedown', control, init));
  const letGo = (control: Element, init?: MouseEventInit) => early.endEarlyHold(eventOn('mouseup', control, init));

  function eventOn(type: string, control: Element, init?: MouseEventInit) {
    const event = new MouseEvent(type, { bubbles: true, ...init });
    control.dispatchEvent(event);
    return event;
  }

  test.each(['Courses', 'More', 'Sign in'])('presses %s once', (name) => {
    showPlaceholder();
    hold(inPage(name));
    const presses = showPortal('<button><b>More</b></button><button type="submit">Sign in</button>');
    letGo(inPage(name));
    letGo(inPage(name));
    expect(presses).toEqual([name]);
  });

  test('keeps the keys that are held with it', () => {
    showPlaceholder();
    hold(inPage('Courses'));
    showPortal();
    const clicks: boolean[] = [];
    inPage('Courses').addEventListener('click', ({ ctrlKey }) => clicks.push(ctrlKey));
    letGo(inPage('Courses'), { ctrlKey: true });
    expect(clicks).toEqual([true]);
  });

  test.each([
    ['its other button is', () => hold(inPage('Courses'), { button: 2 }), 'Courses'],
    ['it is let go elsewhere', () => hold(inPage('Courses')), 'Log out'],
    ['it is on no control', () => hold(document.body), 'Courses'],
  ])('presses nothing where %s', (_case, press, end) => {
    showPlaceholder();
    press();
    const presses = showPortal();
    letGo(inPage(end));
    expect(presses).toEqual([]);
  });

  test('leaves to the browser what is still there, and what is pressed in the portal', () => {
    showPlaceholder();
    const clicks: string[] = [];
    document.querySelector('#root')?.addEventListener('click', () => clicks.push('click'));
    hold(inPage('Courses'));
    letGo(inPage('Courses'));
    expect(clicks).toEqual([]);
    showPortal();
    hold(inPage('Courses'));
    const presses = showPortal();
    letGo(inPage('Courses'));
    expect(presses).toEqual([]);
  });
});

describe('the control that has focus', () => {
  test('has it again in the portal, and is not pressed', () => {
    showPlaceholder();
    inPage('Courses').focus();
    const repeat = early.readEarlyControls();
    const presses = showPortal();
    repeat();
    expect(focused()).toBe('Courses');
    expect(presses).toEqual([]);
  });

  test('is left where the portal itself has moved it', () => {
    showPlaceholder();
    inPage('Courses').focus();
    inPage('More').click();
    const repeat = early.readEarlyControls();
    const presses = showPortal();
    inPage('Log out').focus();
    repeat();
    expect(focused()).toBe('Log out');
    expect(presses).toEqual([]);
  });

  test('is none of the portal', () => {
    showPortal();
    inPage('Log out').focus();
    const repeat = early.readEarlyControls();
    inPage('Log out').blur();
    repeat();
    expect(focused()).toBeNull();
  });
});
