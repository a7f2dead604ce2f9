import { Button } from '@baize/ui-kit/button';
import { Image } from '@baize/ui-kit/image';
import { Spinner } from '@baize/ui-kit/spinner';
import { useIntl } from 'react-intl';
import { VendorStage, type VendorStageProps } from '../../../shared/games/frame/vendor-stage.tsx';
import * as css from '../game-screen.css.ts';

interface GameStageProps extends Omit<VendorStageProps, 'loader'> {
  cover: string | undefined;
  fallbackCover: string | undefined;
  /** There are other mirrors to choose from. */
  hasLines: boolean;
  onRetry(): void;
}

/** The game's frame; the cover is shown while it loads. */
export function GameStage({ cover, fallbackCover, hasLines, onRetry, ...stage }: GameStageProps) {
  const intl = useIntl();
  return (
    <VendorStage
      {...stage}
      loader={(isSlow) => (
        <>
          <Image
            className={css.loaderCover}
            src={cover}
            fallbackSrc={fallbackCover}
            alt=""
            ratio="3 / 4"
            priority
          />
          <div className={css.loaderWords} role="status">
            <p className={css.loaderTitle}>
              <Spinner size="lg" />
              {intl.formatMessage({ id: 'game.loading' }, { title: stage.title })}
            </p>
            {isSlow && <p>{intl.formatMessage({ id: 'game.slow' })}</p>}
            {isSlow && hasLines && <p>{intl.formatMessage({ id: 'game.slow.lines' })}</p>}
          </div>
          {isSlow && (
            <Button onClick={onRetry}>{intl.formatMessage({ id: 'action.retry' })}</Button>
          )}
        </>
      )}
    />
  );
}
