import { writeBrandDocument } from '@baize/tokens/src/brand-document.ts';
import { Button } from '@baize/ui-kit/button';
import { useEffect, useRef, useState } from 'react';
import { Inline } from '../../ui-kit/inline/index.ts';
import { canSave, saveFile } from '../studio/disk.ts';
import * as css from './brand-page.css.ts';
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

const asText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
const PICTURES = ['logo.svg', 'mark.svg'] as const;

/** Saves to the brand's folder, where Storybook runs beside it (`npm run storybook`); nothing elsewhere. */
export function SaveActions({ work, slug, fileName }: SaveActionsProps) {
  const [saves, setSaves] = useState(false);
  const [said, setSaid] = useState(() => lastSaid.get(slug));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void canSave.then(setSaves);
  }, []);
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
    const tokens = asText(writeBrandDocument(work.said, work.state.tokens, 'object'));
    return write([
      ...(work.areTokensChanged ? [[fileName, tokens] as const] : []),
      ...(work.isLayoutChanged ? [['layout.json', asText(work.layout)] as const] : []),
    ]);
  };
  return (
    <div>
      <Inline gap="sm" align="stretch">
        <Button disabled={!work.changed} busy={busy} onClick={() => void save()}>
          Save to tokens/brands/{slug}
        </Button>
        {PICTURES.map((name) => (
          <PictureButton key={name} name={name} onPick={(text) => void write([[name, text]])} />
        ))}
      </Inline>
      <p className={said?.failed ? css.failed : css.passed} role="status">
        {said?.text}
      </p>
    </div>
  );
}

/** Takes a drawing in place of one of the brand's; what must not be in it is told by name. */
function PictureButton({ name, onPick }: { name: string; onPick(text: string): void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="soft" onClick={() => picker.current?.click()}>
        Replace {name}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/svg+xml,.svg"
        aria-label={`Drawing for ${name}`}
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(await file.text());
          event.target.value = '';
        }}
      />
    </>
  );
}
