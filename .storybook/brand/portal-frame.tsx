import { Field } from '@baize/ui-kit/field';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { Select } from '@baize/ui-kit/select';
import { useState } from 'react';
import { Inline } from '../../ui-kit/inline/index.ts';
import { useCanSave } from '../studio/use-can-save.ts';
import * as css from './brand-page.css.ts';

/** Pages of the portal, by their stories. */
const PAGES = [
  { value: 'portal-shell--visitor', label: 'Header, menu and footer' },
  { value: 'portal-home-page--visitor', label: 'Home' },
  { value: 'portal-lobby--full', label: 'A lobby' },
  { value: 'portal-member-deposit-page--full', label: 'Deposit' },
  { value: 'portal-member-betting-record--full', label: 'Records' },
] as const;
const WIDTHS = { desktop: '1280', tablet: '820', phone: '390' } as const;
type Width = keyof typeof WIDTHS;

/** A frame with a page of the portal in the edited brand. */
export function PortalFrame({ slug, mode }: { slug: string; mode: string }) {
  const isLive = useCanSave();
  const [page, setPage] = useState<string>(PAGES[1].value);
  const [width, setWidth] = useState<Width>('desktop');
  // A built Storybook stores no draft for a frame.
  if (!isLive) return null;
  const globals = `brand:${slug};mode:${mode};layout:brand`;
  return (
    <div className={css.frameTools}>
      <Inline gap="md" align="end">
        <Field label="Page">
          <Select
            value={page}
            options={[...PAGES]}
            onChange={({ target }) => setPage(target.value)}
          />
        </Field>
        <SegmentedControl
          label="Width"
          value={width}
          onValueChange={(next: string) => setWidth(next as Width)}
          items={Object.keys(WIDTHS).map((value) => ({ value, label: value }))}
        />
      </Inline>
      <iframe
        className={css.frame}
        title="The portal in this brand"
        width={WIDTHS[width]}
        src={`iframe.html?id=${page}&viewMode=story&globals=${globals}`}
      />
    </div>
  );
}
