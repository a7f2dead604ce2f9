import { createContext, use } from 'react';

/** What a field passes to the control inside it. */
export interface FieldWiring {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Provided by `Field`, read by `useFieldControl`. */
export const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** Joins ids to a list for an ARIA attribute; undefined when there is none. */
export const joinIds = (...ids: (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/**
 * Merges a control's own attributes with those of the field around it. The control's own values
 * win, except `aria-describedby`, where both are joined. Spread the result on the native control;
 * it works outside a field too.
 */
export function useFieldControl(own: FieldControlProps = {}): FieldControlProps {
  const field = use(FieldContext);
  if (!field) return own;
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': joinIds(own['aria-describedby'], field.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}
