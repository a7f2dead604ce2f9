import type { AnyEndpoint, RequestOf } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Download } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { saveFile } from '../../../shared/records/csv.ts';
import * as css from './csv-button.css.ts';

interface CsvButtonProps<E extends AnyEndpoint> {
  /** The call that writes the file; with the filters of what is shown. */
  endpoint: E;
  payload: RequestOf<E>;
  /** Of the file, without its ending. */
  name: string;
}

/** Saves everything that the filters find, as the gateway writes it. */
export function CsvButton<E extends AnyEndpoint>({ endpoint, payload, name }: CsvButtonProps<E>) {
  const intl = useIntl();
  const notify = useNotify();
  const label = intl.formatMessage({ id: 'agent.records.export' });
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const given = Object.entries(payload as object).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
    try {
      const file = await fetchFile(`${endpoint.path}?${query}`, new AbortController().signal);
      saveFile(`${name}.csv`, file);
    } catch (error) {
      notify.failure(toCallError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="soft" busy={busy} aria-label={label} onClick={() => void save()}>
      <Download size="1.1em" aria-hidden="true" />
      <span className={css.words}>{label}</span>
    </Button>
  );
}
