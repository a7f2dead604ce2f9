import { Button } from '@baize/ui-kit/button';
import { Spinner } from '@baize/ui-kit/spinner';
import { useIntl } from 'react-intl';
import { VendorStage, type VendorStageProps } from '../../../shared/games/frame/vendor-stage.tsx';
import * as css from '../lottery.css.ts';

export interface LotteryStageProps extends Omit<VendorStageProps, 'loader'> {
  onRetry(): void;
}

/** The lottery's frame and its loader. */
export function LotteryStage({ onRetry, ...stage }: LotteryStageProps) {
  const { formatMessage: say } = useIntl();
  return (
    <VendorStage
      {...stage}
      loader={(isSlow) => (
        <>
          <div className={css.loading} role="status">
            <Spinner size="lg" />
            <p>{say({ id: 'lottery.opening' }, { title: stage.title })}</p>
            {isSlow && <p>{say({ id: 'lottery.slow' })}</p>}
          </div>
          {isSlow && <Button onClick={onRetry}>{say({ id: 'action.retry' })}</Button>}
        </>
      )}
    />
  );
}
