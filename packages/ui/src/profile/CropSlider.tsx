import type { InputHTMLAttributes } from 'react';
import styled from 'styled-components';

export interface CropSliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'style'> {
  min: number;
  max: number;
  value: number;
}

/** A slider whose track is filled up to the thumb. In forced colours it looks as the browser draws it. */
export function CropSlider(props: CropSliderProps) {
  const { min, max, value } = props;
  const share = max > min ? (value - min) / (max - min) : 0;
  return <Range {...props} $share={share} />;
}

/* The styles by attribute, since the value changes with each step of a drag. */
const Range = styled.input.attrs<{ $share: number }>(({ $share }) => ({
  type: 'range',
  style: { '--share': $share },
}))`
  flex: 1;
  min-width: 0;
  min-height: var(--size-touch-min);
  accent-color: var(--accent-solid);
  @media (forced-colors: none) {
    --fill: var(--accent-solid);
    --thumb: 20px;
    --filled: calc(var(--thumb) / 2 + var(--share) * (100% - var(--thumb)));
    appearance: none;
    background: linear-gradient(to right, var(--fill) var(--filled), var(--surface-track) var(--filled)) center / 100%
      4px no-repeat;
    cursor: pointer;
    [dir='rtl'] & {
      background-image: linear-gradient(to left, var(--fill) var(--filled), var(--surface-track) var(--filled));
    }
    &:disabled {
      --fill: var(--border-strong);
      cursor: not-allowed;
    }
    &::-webkit-slider-runnable-track {
      background: none;
    }
    &::-webkit-slider-thumb {
      appearance: none;
      width: var(--thumb);
      height: var(--thumb);
      border: 0;
      border-radius: 50%;
      background: var(--fill);
      box-shadow: 0 0 0 3px var(--surface-raised);
    }
    &::-moz-range-track {
      background: none;
    }
    &::-moz-range-thumb {
      width: var(--thumb);
      height: var(--thumb);
      border: 0;
      border-radius: 50%;
      background: var(--fill);
      box-shadow: 0 0 0 3px var(--surface-raised);
    }
  }
`;
