import { Button } from '@baize/ui-kit/button';
import { Download } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { saveCsv, toCsv } from '../../../shared/records/csv.ts';
import * as css from '../../../shared/records/records.css.ts';

interface FileColumn<Row> {
  readonly heading: string;
  value(row: Row): string | number;
}

interface ExportButtonProps<Row> {
  /** Name of the file, without its ending. */
  name: string;
  disabled: boolean;
  /** The rows of the whole range. @throws {CallError} */
  loadAll(): Promise<readonly Row[]>;
  columns: readonly FileColumn<Row>[];
}

/** Saves the shown range, all pages of it, as CSV. */
export function ExportButton<Row>({ name, disabled, loadAll, columns }: ExportButtonProps<Row>) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await loadAll();
      const lines = rows.map((row) => columns.map(({ value }) => value(row)));
      saveCsv(name, toCsv([columns.map(({ heading }) => heading), ...lines]));
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
