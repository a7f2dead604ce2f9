import { Button } from '@baize/ui-kit/button';
import { Download } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { saveCsv, toCsv } from '../../../shared/records/csv.ts';
import * as css from './records.css.ts';

interface ExportButtonProps {
  /** Name of the file, without its ending. */
  name: string;
  disabled: boolean;
  /** The whole range, headings first. */
  load(): Promise<readonly (readonly (string | number)[])[]>;
}

/** Saves the shown range, all pages of it, as CSV. */
export function ExportButton({ name, disabled, load }: ExportButtonProps) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveCsv(name, toCsv(await load()));
    } catch (error) {
      notify.failure(toCallError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className={css.exportButton}
      variant="soft"
      busy={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      <Download size="1.1em" aria-hidden="true" /> <FormattedMessage id="member.export" />
    </Button>
  );
}

/** All pages of a list, one after the other. */
export async function allPages<Row>(
  load: (pageNo: number) => Promise<{ list: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const part = await load(pageNo);
    rows.push(...part.list);
    if (pageNo >= part.totalPages) return rows;
  }
}
