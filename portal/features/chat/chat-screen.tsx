import { Spinner } from '@baize/ui-kit/spinner';
import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { frameRights } from '../../shared/games/frame/frame-rights.ts';
import * as css from './chat.css.ts';

interface ChatScreenProps {
  url: string | undefined;
  error: CallError | undefined;
  onRetry(): void;
  onClose(): void;
}

/** The brand's colours as resolved values, which are valid in another document. */
function brandColors(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const resolve = (reference: string) =>
    style.getPropertyValue(reference.replace(/^var\((.*)\)$/, '$1')).trim();
  return Object.fromEntries(
    Object.entries(css.colors).map(([name, reference]) => [name, resolve(reference)]),
  );
}

/** The chat service's page in a sandboxed frame, in the brand's colours. */
export function ChatScreen({ url, error, onRetry, onClose }: ChatScreenProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = useCallback(() => {
    const message = { type: 'baize:theme', colors: brandColors() };
    // The frame has no origin of its own; colours are not confidential.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<{ type?: unknown }>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data?.type === 'baize:chat-ready') dress();
      if (data?.type === 'baize:chat-close') onClose();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [dress, onClose]);

  if (error) return <LoadError title="chat.failed" error={error} onRetry={onRetry} />;
  return (
    <div className={css.stage} aria-busy={!url}>
      {url ? (
        <iframe
          ref={frame}
          className={css.frame}
          src={url}
          title={intl.formatMessage({ id: 'chat.frame' })}
          sandbox={frameRights(url)}
          referrerPolicy="no-referrer"
          onLoad={dress}
        />
      ) : (
        <p className={css.loader} role="status">
          <Spinner size="lg" />
          <FormattedMessage id="chat.opening" />
        </p>
      )}
    </div>
  );
}
