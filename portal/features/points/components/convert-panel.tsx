import type { PointBalance, PointConfig } from '@baize/gateway/contract';
import { Skeleton } from '@baize/ui-kit/skeleton';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { onDemandComponent } from '../../../shared/errors/on-demand-component.tsx';

const ConvertForm = onDemandComponent(() =>
  import('./convert-form.tsx').then((module) => module.ConvertForm),
);

interface ConvertPanelProps {
  config: Loaded<PointConfig>;
  balance: Loaded<PointBalance>;
  money(amount: number): string;
  onConverted(): void;
}

/** The conversion form, once the rate and the balance are known. */
export function ConvertPanel({ config, balance, money, onConverted }: ConvertPanelProps) {
  if (config.data && balance.data) {
    const parts = { config: config.data, balance: balance.data, money, onConverted };
    return <ConvertForm {...parts} />;
  }
  const failed = config.error ? config : balance;
  if (failed.error) {
    return <LoadError title="points.failed" error={failed.error} onRetry={failed.retry} />;
  }
  return <Skeleton shape="block" height="14lh" />;
}
