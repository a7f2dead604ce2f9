import { Button } from '@baize/ui-kit/button';
import { ServerCrash } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { reloadPage } from '../../shared/errors/reload-page.ts';
import { ChunkLoadError } from '../../shared/errors/retry-import.ts';
import { MessageView } from './message-view.tsx';

/** Shown in place of a view that failed: header, menu and footer keep working. */
export function RouteError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof ChunkLoadError;
  return (
    <MessageView
      icon={ServerCrash}
      title={<FormattedMessage id="error.title" />}
      actions={
        <Button size="lg" onClick={missing ? reloadPage : onRetry}>
          <FormattedMessage id={missing ? 'action.reload' : 'action.retry'} />
        </Button>
      }
    >
      <FormattedMessage id={missing ? 'error.ChunkLoadError' : 'error.unknown_error'} />
    </MessageView>
  );
}
