import { lineNote, MAX_NOTE_LENGTH, setLineNote, teamMembersList } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { TextField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { schemaResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';

interface NoteDialogProps {
  /** An account of the line. */
  account: string;
  /** The current note. */
  note: string | undefined;
  onClose(): void;
  onDone(): void;
}

/** Edits the agent's private note about an account (R11.03). */
export function NoteDialog({ account, note = '', onClose, onDone }: NoteDialogProps) {
  const intl = useIntl();
  const { run } = useCommand(setLineNote, { invalidates: [teamMembersList] });
  const form = useForm({
    defaultValues: { account, note },
    resolver: schemaResolver(lineNote),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
  });
  return (
    <FormDialog
      form={form}
      title="agent.action.note"
      submitLabel="agent.note.save"
      onClose={onClose}
    >
      <TextField
        name="note"
        label="agent.note"
        hint={intl.formatMessage({ id: 'agent.note.hint' }, { account })}
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
      />
    </FormDialog>
  );
}
