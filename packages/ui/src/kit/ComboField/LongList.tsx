import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import type { SelectOption } from '../SelectField/SelectField.tsx';

/** Scrolls to the option at this index. */
export type ScrollToOption = (index: number) => void;

interface LongListProps {
  /** The listbox, which scrolls; null = not there yet. */
  scroller: HTMLElement | null;
  /** The value of the chosen option, which the list first scrolls to; '' = none. */
  value: string;
  ref: Ref<ScrollToOption>;
  children: (option: SelectOption, index: number, count: number) => ReactNode;
}

const OPTION_HEIGHT = 44;
/** Space before the first option and after the last, and between an option that is scrolled to and the edge, in px. */
export const LIST_PADDING = 4;
const OVERSCAN = 8;

/** A virtualised list for thousands of options: only those in or near view are in the DOM. */
export function LongList({ scroller, value, ref, children }: LongListProps) {
  const options = Combobox.useFilteredItems<SelectOption>();
  // Its getters change their values without a new object, which React Compiler, not used by the portal, cannot handle.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer: Virtualizer<HTMLElement, HTMLDivElement> = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => OPTION_HEIGHT,
    overscan: OVERSCAN,
    paddingStart: LIST_PADDING,
    paddingEnd: LIST_PADDING,
    scrollPaddingStart: LIST_PADDING,
    scrollPaddingEnd: LIST_PADDING,
  });
  useImperativeHandle(ref, () => (index) => virtualizer.scrollToIndex(index), [virtualizer]);
  const showChosen = useEffectEvent(() => {
    const chosen = options.findIndex((option) => option.value === value);
    if (chosen > 0) virtualizer.scrollToIndex(chosen, { align: 'center' });
  });
  useLayoutEffect(() => {
    if (scroller) showChosen();
  }, [scroller]);
  return (
    <Height role="presentation" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const option = options[index];
        return (
          option && (
            <Place
              key={key}
              role="presentation"
              data-index={index}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(option, index, options.length)}
            </Place>
          )
        );
      })}
    </Height>
  );
}

const Height = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;
