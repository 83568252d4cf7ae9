import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { setPageParams } from './address.ts';
import { toolbarInAddress, useToolbar } from './toolbar.ts';

const NO_PARAMS = {};

interface StoryLinkProps {
  /** The id of a story or docs page. */
  id: string;
  /** Search parameters of the docs page. */
  params?: Readonly<Record<string, string>>;
  className?: string | undefined;
  title?: string;
  children: ReactNode;
}

/**
 * Link to a story or docs page. A press navigates within Storybook without a reload, so the toolbar keeps its values;
 * the URL contains them for opening it in another tab.
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
