// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ActionMenu } from './ActionMenu.tsx';

afterEach(cleanup);

describe('in a browser without popovers, as jsdom is one', () => {
  const onEdit = vi.fn();
  const menu = (disabled = false) => (
    <>
      {/* Unlike jsdom, whose styles know the attribute. */}
      <style>{'[popover]:not([hidden]) { display: block }'}</style>
      <ActionMenu label="Options" actions={[{ label: 'Edit', onSelect: onEdit }]} disabled={disabled} />
    </>
  );
  const trigger = () => screen.getByRole('button', { name: 'Options' });
  const entry = () => screen.queryByRole('button', { name: 'Edit' });
  beforeEach(() => void onEdit.mockReset());

  test('the button shows the entries, with the focus, and hides them', () => {
    render(menu());
    expect(entry()).toBeNull();
    fireEvent.click(trigger());
    expect(entry()).not.toBeNull();
    expect(document.activeElement).toBe(entry());
    fireEvent.click(trigger());
    expect(entry()).toBeNull();
  });

  test('an entry acts, and its button has the focus again', () => {
    render(menu());
    fireEvent.click(trigger());
    fireEvent.click(entry() ?? document);
    expect(onEdit).toHaveBeenCalledOnce();
    expect(entry()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  test('Escape, a press beside it and scrolling hide it; a press on an entry does not', () => {
    render(menu());
    const hidden = (leave: () => void) => {
      fireEvent.click(trigger());
      fireEvent.pointerDown(entry() ?? document);
      expect(entry()).not.toBeNull();
      leave();
      return entry() === null;
    };
    expect(hidden(() => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' }))).toBe(true);
    expect(document.activeElement).toBe(trigger());
    expect(hidden(() => fireEvent.pointerDown(document.body))).toBe(true);
    expect(hidden(() => fireEvent.scroll(document))).toBe(true);
  });

  test('it closes when the focus leaves it, except for its button, which closes it itself', () => {
    render(
      <>
        {menu()}
        <button type="button">Next</button>
      </>,
    );
    fireEvent.click(trigger());
    trigger().focus();
    expect(entry()).not.toBeNull();
    entry()?.focus();
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    expect(entry()).toBeNull();
    expect(document.activeElement).toBe(next);
  });

  test('a disabled one does not open', () => {
    render(menu(true));
    fireEvent.click(trigger());
    expect(entry()).toBeNull();
  });
});
