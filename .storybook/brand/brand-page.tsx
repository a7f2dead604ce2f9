import { type ReactNode, useMemo } from 'react';
import { Stack } from '../../ui-kit/stack/index.ts';
import { type BrandFiles, brandFiles } from './brand-files.ts';
import * as css from './brand-page.css.ts';
import { ContrastTable } from './contrast-table.tsx';
import { Gallery } from './gallery.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { Shapes, TypeScale } from './scales.tsx';
import { Swatches } from './swatches.tsx';
import { useBrandWork } from './use-brand-work.ts';
import { Workbench } from './workbench.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack asChild>
      <section>
        <h2 className={css.sectionTitle}>{title}</h2>
        {children}
      </section>
    </Stack>
  );
}

interface BrandPageProps {
  slug: string;
  /** `own` is the brand's default mode. */
  mode: string;
  /** The parts to show; the stories of `Brand/` show them one by one and together. */
  parts: readonly ('tokens' | 'contrast' | 'type' | 'work' | 'components')[];
}

/** The overview of a brand, with the workbench that edits it. */
export function BrandPage({ slug, mode, parts }: BrandPageProps) {
  const files = useMemo(() => brandFiles(slug, mode), [slug, mode]);
  const { info } = files;
  return (
    // Another brand or mode has edits of its own, which start from its files.
    <Dressed key={`${slug} ${files.mode}`} files={files} parts={parts}>
      <header className={css.head}>
        <span className={css.mark} data-brand-mark="" />
        <span className={css.logo} data-brand-logo="" />
        <div>
          <h1 className={css.title}>{info.name.en}</h1>
          <p className={css.quiet}>
            {info.tagline.en} · {files.mode}
            {info.modes.length > 1 && ` of ${info.modes.join(' and ')}`} ·{' '}
            {familyOf(files, 'display')} and {familyOf(files, 'body')}
          </p>
        </div>
      </header>
    </Dressed>
  );
}

const familyOf = ({ own }: BrandFiles, role: string) => {
  const value = own.get(`brand.font.${role}`)?.value;
  return Array.isArray(value) ? String(value[0]) : '';
};

interface DressedProps {
  files: BrandFiles;
  parts: BrandPageProps['parts'];
  children: ReactNode;
}

function Dressed({ files, parts, children }: DressedProps) {
  const work = useBrandWork(files);
  const { tokens, contrast } = work.state;
  const own = files.mode === files.info.modes[0];
  return (
    <main className={css.page}>
      <style>{work.css}</style>
      {children}
      {parts.includes('work') && (
        <Section title="Change it">
          <Workbench
            work={work}
            slug={files.info.slug}
            fileName={own ? 'brand.tokens.json' : `${files.mode}.tokens.json`}
          />
          <PortalFrame slug={files.info.slug} mode={files.mode} />
        </Section>
      )}
      {parts.includes('tokens') && (
        <>
          <Section title="Colours">
            <Swatches tokens={tokens} />
          </Section>
          <Section title="Shape, elevation, space, motion">
            <Shapes tokens={tokens} />
          </Section>
        </>
      )}
      {parts.includes('type') && (
        <Section title="Type">
          <TypeScale tokens={tokens} />
        </Section>
      )}
      {parts.includes('contrast') && (
        <Section title="Contrast">
          <ContrastTable rows={contrast} />
        </Section>
      )}
      {parts.includes('components') && (
        <Section title="Components">
          <Gallery />
        </Section>
      )}
    </main>
  );
}
