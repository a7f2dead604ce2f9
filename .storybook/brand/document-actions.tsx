import { type ColourNotation, writeBrandDocument } from '@baize/tokens/src/brand-document.ts';
import { Button } from '@baize/ui-kit/button';
import { useRef } from 'react';
import { Inline } from '../../ui-kit/inline/index.ts';
import type { BrandWork } from './use-brand-work.ts';

/** Hands a text to the person as a file. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface DocumentActionsProps {
  work: BrandWork;
  /** The file of the brand's folder that the export replaces. */
  fileName: string;
}

/** Takes a DTCG file in, and gives what is being worked on out as one. */
export function DocumentActions({ work, fileName }: DocumentActionsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const save = (notation: ColourNotation) => () =>
    download(
      fileName,
      `${JSON.stringify(writeBrandDocument(work.said, work.state.tokens, notation), null, 2)}\n`,
    );
  return (
    <Inline gap="sm" align="stretch">
      <Button onClick={save('object')}>Export {fileName}</Button>
      <Button variant="soft" onClick={save('text')}>
        Export with #hex colours
      </Button>
      <Button variant="soft" onClick={() => picker.current?.click()}>
        Import a DTCG file
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label="DTCG file"
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          if (file) work.read(await file.text());
          event.target.value = '';
        }}
      />
      <Button variant="ghost" disabled={!work.undo} onClick={work.undo}>
        Undo
      </Button>
      <Button variant="ghost" disabled={!work.changed} onClick={work.reset}>
        Start again
      </Button>
    </Inline>
  );
}
