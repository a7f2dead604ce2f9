import { useCommand } from '../api/use-command.ts';
import { useNotify } from '../notify/use-notify.ts';
import { saveFile } from './csv.ts';

interface FileToSave {
  /** With its extension. */
  readonly name: string;
  /**
   * Creates or loads the content.
   * @throws {CallError}
   */
  content(): Promise<Blob>;
}

/**
 * Downloads a file whose content is created or loaded first; one at a time, and a failure is
 * reported.
 */
export function useSaveFile(): {
  readonly isBusy: boolean;
  save(file: FileToSave): Promise<void>;
} {
  const notify = useNotify();
  const { run, isBusy } = useCommand(
    async ({ name, content }: FileToSave) => saveFile(name, await content()),
    { intentOf: ({ name }) => name },
  );
  const save = async (file: FileToSave) => {
    const { error } = await run(file);
    if (error) notify.failure(error);
  };
  return { isBusy, save };
}
