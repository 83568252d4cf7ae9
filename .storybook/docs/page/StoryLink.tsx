import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { setPageParams } from './address.ts';
import { toolbarInAddress, useToolbar } from './toolbar.ts';

const NO_PARAMS = {};

interface StoryLinkProps {
  /** Of a story or a page of the docs. */
  id: string;
  /** Values of a page for the address. */
  params?: Readonly<Record<string, string>>;
  className?: string | undefined;
  title?: string;
  children: ReactNode;
}

/**
 * A link to a story or a page. Storybook itself goes there, without loading the page again, so the toolbar keeps its
 * values; opened in another tab, the address has them.
 */
export function StoryLink({ id, params = NO_PARAMS, className, title, children }: StoryLinkProps) {
  const viewMode = id.endsWith('--docs') ? 'docs' : 'story';
  const search = Object.entries(params).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPageParams(params);
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode });
  };
  return (
    <a
      className={className}
      title={title}
      href={`./?path=/${viewMode}/${id}${search.join('')}${toolbarInAddress(useToolbar())}`}
      target="_top"
      onClick={open}
    >
      {children}
    </a>
  );
}
