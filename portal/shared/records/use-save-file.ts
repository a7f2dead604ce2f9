import { useCommand } from '../api/use-command.ts';
import { useNotify } from '../notify/use-notify.ts';
import { saveFile } from './csv.ts';

interface FileToSave {
  /** With its ending. */
  readonly name: string;
  /** Makes or fetches what is in it. @throws {CallError} */
  content(): Promise<Blob>;
}

/** Saves a file whose content is made or fetched for it; one at a time, and a failure is told. */
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
