import type { AnyEndpoint, RequestOf } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Download } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { requestFile } from '../../../shared/api/fetch-file.ts';
import { useSaveFile } from '../../../shared/records/use-save-file.ts';
import * as css from './csv-button.css.ts';

interface CsvButtonProps<E extends AnyEndpoint> {
  /** The endpoint that exports the file, called with the filters of the list. */
  endpoint: E;
  payload: RequestOf<E>;
  /** The name of the file, without its extension. */
  name: string;
}

/** Downloads all results of the filters, as the gateway exports them. */
export function CsvButton<E extends AnyEndpoint>({ endpoint, payload, name }: CsvButtonProps<E>) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'agent.records.export' });
  const { save, isBusy } = useSaveFile();
  const file = { name: `${name}.csv`, content: () => requestFile(endpoint, payload) };
  return (
    <Button variant="soft" busy={isBusy} aria-label={label} onClick={() => void save(file)}>
      <Download size="1.1em" aria-hidden="true" />
      <span className={css.words}>{label}</span>
    </Button>
  );
}
