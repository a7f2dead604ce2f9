import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { CallError } from '../api/call-error.ts';
import { toDisplayError } from '../api/to-call-error.ts';
import { toFieldError } from './field-error.ts';
import type { Problem, Problems } from './problem.ts';

/**
 * When a field is validated for the first time: when the form is submitted, when the focus moves to
 * another field, or when it does and the field is not empty. From then on at each change.
 */
export type ValidateOn = 'submit' | 'leave' | 'leaveFilled';

interface FormOptions<Values extends FieldValues, Parsed extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** `schemaResolver` or `checkResolver`. */
  readonly resolver: Resolver<Values, unknown, Parsed>;
  readonly validateOn?: ValidateOn;
  /** Blocks the submission while a requirement outside the form is missing. */
  readonly isLocked?: boolean;
  /**
   * The values that the resolver reads in addition to the form's (the merchant's rules, dialing
   * codes). They may arrive after a field was validated: a change validates such fields again.
   */
  readonly checkContext?: readonly unknown[];
  /** Submits valid values, usually by the `run` of a command; returns the error. */
  onSubmit(values: Parsed): Promise<CallError | undefined>;
  /** Called after a success, once the form is no longer submitting: only then can it be reset. */
  onSuccess?(form: UseFormReturn<Values, unknown, Parsed>): void;
  /** The errors of a failure that concern single fields: see `serverErrors`. */
  serverErrors?(error: CallError): Problems<Values>;
  /** The field to focus after a final failure that concerns no field. */
  readonly focusAfterError?: Path<Values>;
}

export interface FormHandle<
  Values extends FieldValues,
  Parsed extends FieldValues | undefined = Values,
> {
  /** React Hook Form's own methods: `watch`, `setValue`, `reset`. */
  readonly form: UseFormReturn<Values, unknown, Parsed>;
  readonly validateOn: ValidateOn;
  /** Validates and submits. `Form` calls it. */
  submit(event?: BaseSyntheticEvent): Promise<void>;
  /** Why the last submission failed, where it concerns no single field. */
  readonly error: CallError | undefined;
  readonly isBusy: boolean;
  /** Sets a value from a button; it is validated as typed input would be. */
  fill(name: Path<Values>, value: PathValue<Values, Path<Values>>): void;
  /** Shows a problem beside its field and focuses the field, without a submission. */
  setProblem(name: Path<Values>, problem: Problem): void;
  /** Removes every error, for example when another tab of the same form opens. */
  clearProblems(): void;
}

/**
 * A form that is validated before it is submitted. After a failure the gateway's errors are shown
 * beside their fields or in `error`, the first invalid field gets the focus, and the input stays.
 */
export function useForm<Values extends FieldValues, Parsed extends FieldValues = Values>(
  options: FormOptions<Values, Parsed>,
): FormHandle<Values, Parsed> {
  const { validateOn = 'submit', checkContext = [] } = options;
  const [error, setError] = useState<CallError>();
  const isSending = useRef(false);
  const form = useHookForm<Values, unknown, Parsed>({
    defaultValues: options.defaultValues,
    mode: validateOn === 'submit' ? 'onSubmit' : 'onTouched',
    reValidateMode: 'onChange',
    resolver: options.resolver,
  });
  const { isSubmitted, isSubmitting, touchedFields } = form.formState;
  const { trigger } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rules change, only then
  useEffect(() => {
    // Every name is a key of Values: only registered fields are touched.
    const touched = Object.keys(touchedFields) as Path<Values>[];
    if (isSubmitted) void trigger();
    else if (validateOn !== 'submit' && touched.length > 0) void trigger(touched);
  }, [trigger, ...checkContext]);

  const showFailure = (failure: CallError) => {
    const wrong: Path<Values>[] = [];
    const problems = Object.entries<Problem | undefined>(options.serverErrors?.(failure) ?? {});
    for (const [name, problem] of problems) {
      if (!problem) continue;
      // Every name is a key of Values: `serverErrors` can return no other.
      const path = name as Path<Values>;
      form.setError(path, toFieldError(problem));
      wrong.push(path);
    }
    if (wrong.length === 0) setError(toDisplayError(failure));
    const target = wrong[0] ?? (failure.isTransient ? undefined : options.focusAfterError);
    // The field may only appear with the failure (a captcha), so it is focused after React has
    // rendered it.
    if (target) setTimeout(() => form.setFocus(target, { shouldSelect: true }));
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current || options.isLocked) return;
    isSending.current = true;
    setError(undefined);
    let hasSucceeded = false;
    try {
      await form.handleSubmit(async (values) => {
        const failure = await options.onSubmit(values);
        if (failure) showFailure(failure);
        else hasSucceeded = true;
      })(event);
    } finally {
      isSending.current = false;
    }
    if (hasSucceeded) options.onSuccess?.(form);
  };
  const fill: FormHandle<Values, Parsed>['fill'] = (name, value) => {
    const isTouched = validateOn !== 'submit' && form.getFieldState(name).isTouched;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || isTouched });
  };
  const setProblem: FormHandle<Values, Parsed>['setProblem'] = (name, problem) => {
    form.setError(name, toFieldError(problem));
    form.setFocus(name);
  };
  const clearProblems = () => {
    form.clearErrors();
    setError(undefined);
  };
  return { form, validateOn, submit, error, isBusy: isSubmitting, fill, setProblem, clearProblems };
}
