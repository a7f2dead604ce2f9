import { Button } from '@baize/ui-kit/button';
import { Download } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { csvFile, toCsv } from '../../../shared/records/csv.ts';
import * as css from '../../../shared/records/records.css.ts';
import { useSaveFile } from '../../../shared/records/use-save-file.ts';

interface FileColumn<Row> {
  readonly heading: string;
  value(row: Row): string | number;
}

interface ExportButtonProps<Row> {
  /** The name of the file, without its extension. */
  name: string;
  disabled: boolean;
  /**
   * Loads the rows of the whole range.
   * @throws {CallError}
   */
  loadAll(): Promise<readonly Row[]>;
  columns: readonly FileColumn<Row>[];
}

/** Downloads the whole range as CSV. */
export function ExportButton<Row>({ name, disabled, loadAll, columns }: ExportButtonProps<Row>) {
  const { save, isBusy } = useSaveFile();
  const content = async () => {
    const rows = await loadAll();
    const lines = rows.map((row) => columns.map(({ value }) => value(row)));
    return csvFile(toCsv([columns.map(({ heading }) => heading), ...lines]));
  };
  return (
    <Button
      className={css.exportButton}
      variant="soft"
      busy={isBusy}
      disabled={disabled}
      onClick={() => void save({ name: `${name}.csv`, content })}
    >
      <Download size="1.1em" aria-hidden="true" /> <FormattedMessage id="member.export" />
    </Button>
  );
}
