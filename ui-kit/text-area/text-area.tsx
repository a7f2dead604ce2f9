import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useControlChangeWarning } from '../foundation/use-controlled.ts';
import { textArea } from './text-area.css.ts';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/**
 * A multi-line text input, resizable downwards by its handle. Label, hint and error come from the
 * `Field` around it.
 */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const wiring = useFieldControl(rest);
  useControlChangeWarning(rest.value !== undefined, 'TextArea');
  return <textarea {...rest} {...wiring} className={cx(textArea, className)} />;
}
