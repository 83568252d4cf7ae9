import { Search, X } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Field, FieldBox, FieldButton, fieldControl, FieldIcon } from '../Field/Field.tsx';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-describedby' | 'aria-invalid' | 'defaultValue' | 'onChange' | 'readOnly' | 'type' | 'value'
> {
  /** What is searched ("Search events"): the accessible name, and the placeholder unless another is given. */
  label: string;
  value: string;
  /** Called with the typed text, and with '' when the field is cleared. */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field. The magnifier shows its purpose, so the label is for screen readers only. Clearing keeps focus. */
export function SearchField({ label, value, onValueChange, placeholder = label, id, ref, ...input }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);
  const clear = () => {
    onValueChange('');
    inputRef.current?.focus();
  };
  return (
    <Field id={id} label={label} hideLabel>
      {(wiring) => (
        <FieldBox>
          <FieldIcon $side="start">
            <Search size={20} strokeWidth={1.75} />
          </FieldIcon>
          <Input
            autoComplete="off"
            enterKeyHint="search"
            {...input}
            {...wiring}
            ref={inputRef}
            type="search"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {value !== '' && !input.disabled && (
            <FieldButton aria-label={t('clearSearch')} onClick={clear}>
              <X size={20} strokeWidth={1.75} aria-hidden />
            </FieldButton>
          )}
        </FieldBox>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${fieldControl}
  padding-inline-start: 42px;
  &:not(:placeholder-shown) {
    padding-inline-end: 4px;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
