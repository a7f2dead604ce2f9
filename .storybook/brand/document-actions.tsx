import { type ColourNotation, writeBrandDocument } from '@baize/tokens/src/brand-document.ts';
import { Button } from '@baize/ui-kit/button';
import { Inline } from '../../ui-kit/inline/index.ts';
import { FileButton } from './file-button.tsx';
import { fileText } from './file-text.ts';
import { SaveActions } from './save-actions.tsx';
import type { BrandWork } from './use-brand-work.ts';

/** Downloads an object as a JSON file. */
function download(name: string, content: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([fileText(content)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface DocumentActionsProps {
  work: BrandWork;
  slug: string;
  /** The file of the brand's folder with the tokens of this mode. */
  fileName: string;
}

/** Saves, exports and imports the edits, with undo and redo. */
export function DocumentActions({ work, slug, fileName }: DocumentActionsProps) {
  const exportTokens = (notation: ColourNotation) => () =>
    download(fileName, writeBrandDocument(work.said, work.state.tokens, notation));
  return (
    <>
      <SaveActions work={work} slug={slug} fileName={fileName} />
      <Inline gap="sm" align="stretch">
        <Button variant="soft" disabled={!work.undo} onClick={work.undo}>
          Undo
        </Button>
        <Button variant="soft" disabled={!work.redo} onClick={work.redo}>
          Redo
        </Button>
        <Button variant="ghost" disabled={!work.changed} onClick={work.reset}>
          Start again
        </Button>
      </Inline>
      <Inline gap="sm" align="stretch">
        <Button variant="soft" onClick={exportTokens('object')}>
          Export {fileName}
        </Button>
        <Button variant="soft" onClick={exportTokens('text')}>
          Export with #hex colours
        </Button>
        <Button variant="soft" onClick={() => download('layout.json', work.layout)}>
          Export layout.json
        </Button>
        <Button
          variant="soft"
          onClick={() => download(`${slug}.baize-brand.json`, work.share())}
          title="Tokens and layout in one file, for somebody who opens it here"
        >
          Share as a file
        </Button>
        <FileButton
          label="DTCG file, or one that was shared"
          accept="application/json,.json"
          onPick={work.read}
        >
          Open a file
        </FileButton>
      </Inline>
    </>
  );
}
