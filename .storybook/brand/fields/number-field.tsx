import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { shortName, type TokenFieldProps } from './field-props.ts';
import { ResetButton } from './reset-button.tsx';

type Numeric = 'dimension' | 'duration' | 'number' | 'fontWeight';

/** A length, a time or a plain number; the unit stays as it is. */
export function NumberField({ name, token, work }: TokenFieldProps<Numeric>) {
  const [now, unit] =
    token.type === 'dimension' || token.type === 'duration'
      ? [token.value.value, token.value.unit]
      : [token.value, ''];
  const change = (text: string) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) return;
    const value = unit ? { value: number, unit } : number;
    work.set(name, () => ({ type: token.type, value, derive: {} }));
  };
  return (
    <Field
      label={shortName(name)}
      hint={unit || undefined}
      aside={<ResetButton name={name} work={work} />}
    >
      <Input
        type="number"
        step="any"
        value={String(now)}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}
