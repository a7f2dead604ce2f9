import { Checkbox } from '@baize/ui-kit/checkbox';
import { CodeInput, type CodeInputProps } from '@baize/ui-kit/code-input';
import { Input, type InputProps } from '@baize/ui-kit/input';
import { PasswordInput, type PasswordInputProps } from '@baize/ui-kit/password-input';
import { Select, type SelectProps } from '@baize/ui-kit/select';
import { TextArea, type TextAreaProps } from '@baize/ui-kit/text-area';
import type { ReactNode } from 'react';
import { FormField, type FormFieldProps, splitProps } from './form-field.tsx';
import { useFormField } from './use-form-field.ts';

/** The props that a control gets from its form or its `Field`. */
type Wired = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'required';
type ControlProps<Props> = Omit<Props, Wired | keyof FormFieldProps>;

interface TextFieldProps extends FormFieldProps, ControlProps<InputProps> {
  /** Transforms the input while it is typed, for example to its digits. */
  normalise?(input: string): string;
}

const unchanged = (input: string): string => input;

/** A single line of text: names, amounts (`inputMode`), dates (`type`). */
export function TextField(props: TextFieldProps) {
  const [field, { normalise = unchanged, ...input }] = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ value, setValue, control }) => (
        <Input
          {...input}
          {...control}
          value={value}
          onChange={({ target }) => setValue(normalise(target.value))}
        />
      )}
    </FormField>
  );
}

interface PasswordFieldProps extends FormFieldProps, ControlProps<PasswordInputProps> {
  /** The number of digits of a PIN, which browsers do not offer to remember. */
  digits?: number;
}

/** A password, or a PIN. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { digits, ...input }] = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ value, setValue, control }) => (
        <PasswordInput
          {...(digits === undefined
            ? {}
            : { inputMode: 'numeric', maxLength: digits, autoComplete: 'off' })}
          {...input}
          {...control}
          value={value}
          onChange={({ target }) =>
            setValue(digits === undefined ? target.value : target.value.replace(/\D/g, ''))
          }
        />
      )}
    </FormField>
  );
}

type TextAreaFieldProps = FormFieldProps & ControlProps<TextAreaProps>;

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [field, input] = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ value, setValue, control }) => (
        <TextArea
          {...input}
          {...control}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </FormField>
  );
}

type SelectFieldProps = FormFieldProps & ControlProps<SelectProps>;

/** A single choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const [field, input] = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ value, setValue, control }) => (
        <Select
          {...input}
          {...control}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </FormField>
  );
}

type CodeFieldProps = FormFieldProps & Omit<ControlProps<CodeInputProps>, 'onValueChange'>;

/** A one-time code of digits. */
export function CodeField(props: CodeFieldProps) {
  const [field, input] = splitProps(props);
  return (
    <FormField<string> {...field}>
      {({ value, setValue, control }) => (
        <CodeInput {...input} {...control} value={value} onValueChange={setValue} />
      )}
    </FormField>
  );
}

interface CheckboxFieldProps {
  name: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A checkbox; its children are its label. */
export function CheckboxField({ name, required = false, ...props }: CheckboxFieldProps) {
  const { value, setValue, control, error } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...props}
      {...control}
      aria-required={required || undefined}
      error={error}
      checked={value}
      onChange={({ target }) => setValue(target.checked)}
    />
  );
}
