import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { toTell } from '../../shared/gateway/send.ts';
import type { Problem, Problems } from './logic/problem.ts';
import { resolverOf } from './logic/resolver.ts';
import { useTell } from './use-tell.ts';

interface Options<Values extends FieldValues> {
  readonly initial: DefaultValues<Values>;
  /** Whether fields are judged when they are left, or only when the form is sent. */
  readonly judgeOn: 'leave' | 'send';
  check(values: Values): Problems<Values>;
  /** Sends the form; a refusal comes back, a success goes elsewhere. */
  send(values: Values): Promise<CallError | undefined>;
  /** What a refusal says about single fields. */
  problemsOf(refusal: CallError): Problems<Values>;
  /** After a refusal: the field to go to when no single one is known to be wrong. */
  focusAfterRefusal?: Path<Values>;
}

export interface AuthForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Checks and sends; for the form's `onSubmit`. */
  submit(event?: BaseSyntheticEvent): Promise<void>;
  /** Why the last try was refused, where it is about no single field. */
  readonly refusal: CallError | undefined;
  readonly isBusy: boolean;
  /** Takes back what was said, for another form (a tab) of the same popup. */
  forgetProblems(): void;
}

/**
 * A form of the auth popups: checked before it is sent, and after a refusal with what the gateway
 * said beside its field or above the button. Nothing typed is lost either way.
 */
export function useAuthForm<Values extends FieldValues>(
  options: Options<Values>,
): AuthForm<Values> {
  const tell = useTell();
  const { locale } = useIntl();
  const [refusal, setRefusal] = useState<CallError>();
  const form = useForm<Values>({
    defaultValues: options.initial,
    mode: options.judgeOn === 'leave' ? 'onTouched' : 'onSubmit',
    reValidateMode: 'onChange',
    resolver: resolverOf(options.check, tell),
  });
  const { isSubmitted } = form.formState;
  const { trigger } = form;

  // What is wrong is told in the present language: another tab may have switched it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language changes, only then
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [locale, trigger]);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    // Parsed values are the values: the resolver only judges.
    const refused = await options.send(values as Values);
    if (!refused) return;
    const problems = Object.entries<Problem | undefined>(options.problemsOf(refused));
    const wrong: Path<Values>[] = [];
    for (const [name, problem] of problems) {
      if (!problem) continue;
      // Every name is a key of Values: `problemsOf` can give no other.
      const path = name as Path<Values>;
      form.setError(path, { type: problem.id, message: tell(problem) });
      wrong.push(path);
    }
    if (wrong.length === 0) setRefusal(toTell(refused));
    const target = wrong[0] ?? (refused.isTransient ? undefined : options.focusAfterRefusal);
    // The field may only appear with the refusal (a captcha): after React has drawn it.
    if (target) setTimeout(() => form.setFocus(target, { shouldSelect: true }));
  });
  const forgetProblems = () => {
    form.clearErrors();
    setRefusal(undefined);
  };
  return { form, submit, refusal, isBusy: form.formState.isSubmitting, forgetProblems };
}
