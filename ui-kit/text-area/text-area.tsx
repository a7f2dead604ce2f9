import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useSameHolder } from '../foundation/use-controlled.ts';
import { textArea } from './text-area.css.ts';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/**
 * Several lines of text; grows by its handle, downwards only. Takes label, hint and error from the
 * `Field` around it.
 */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const wiring = useFieldControl(rest);
  useSameHolder(rest.value !== undefined, 'TextArea');
  return <textarea {...rest} {...wiring} className={cx(textArea, className)} />;
}
