import { writeBrandDocument } from '@baize/tokens/src/brand-document.ts';
import { Button } from '@baize/ui-kit/button';
import { useEffect, useState } from 'react';
import { Inline } from '../../ui-kit/inline/index.ts';
import { saveFile } from '../studio/disk.ts';
import { useCanSave } from '../studio/use-can-save.ts';
import * as css from './brand-page.css.ts';
import { FileButton } from './file-button.tsx';
import { fileText } from './file-text.ts';
import type { BrandWork } from './use-brand-work.ts';

interface SaveActionsProps {
  work: BrandWork;
  slug: string;
  fileName: string;
}

interface Said {
  readonly text: string;
  readonly failed: boolean;
}

/** A saved file makes the page anew, which would forget what it had to say of it. */
const lastSaid = new Map<string, Said>();

const PICTURES = ['logo.svg', 'mark.svg'] as const;

/** Saves to the brand's folder, where Storybook runs beside it (`npm run storybook`); nothing elsewhere. */
export function SaveActions({ work, slug, fileName }: SaveActionsProps) {
  const saves = useCanSave();
  const [said, setSaid] = useState(() => lastSaid.get(slug));
  const [busy, setBusy] = useState(false);
  // An editor of files warns; what is kept in this browser would be missed on the next machine.
  useEffect(() => {
    if (!saves || !work.changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [saves, work.changed]);
  if (!saves) return null;

  const write = async (files: readonly (readonly [name: string, text: string])[]) => {
    setBusy(true);
    const problems: string[] = [];
    for (const [name, text] of files) problems.push(...(await saveFile(slug, name, text)));
    setBusy(false);
    const names = files.map(([name]) => name).join(' and ');
    const next =
      problems.length > 0
        ? { text: `Not saved: ${problems.join(' ')}`, failed: true }
        : { text: `Saved ${names} in tokens/brands/${slug}.`, failed: false };
    lastSaid.set(slug, next);
    setSaid(next);
  };
  const save = () => {
    const tokens = fileText(writeBrandDocument(work.said, work.state.tokens, 'object'));
    return write([
      ...(work.areTokensChanged ? [[fileName, tokens] as const] : []),
      ...(work.isLayoutChanged ? [['layout.json', fileText(work.layout)] as const] : []),
    ]);
  };
  return (
    <div>
      <Inline gap="sm" align="stretch">
        <Button disabled={!work.changed} busy={busy} onClick={() => void save()}>
          Save to tokens/brands/{slug}
        </Button>
        {PICTURES.map((name) => (
          <FileButton
            key={name}
            label={`Drawing for ${name}`}
            accept="image/svg+xml,.svg"
            onPick={(text) => void write([[name, text]])}
          >
            {`Replace ${name}`}
          </FileButton>
        ))}
      </Inline>
      <p className={said?.failed ? css.failed : css.passed} role="status">
        {said?.text}
      </p>
    </div>
  );
}
