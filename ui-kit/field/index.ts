export { Field, type FieldProps } from './field.tsx';
export {
  FieldContext,
  type FieldControlProps,
  type FieldWiring,
  joinIds,
  useFieldControl,
} from './field-context.ts';
