import { Skeleton } from '@baize/ui-kit/skeleton';
import * as css from '../contracts.css.ts';

/** Stands in the place of contracts while they load. */
export function ContractSkeletons() {
  return (
    <div className={css.list} aria-hidden="true">
      <Skeleton shape="block" height="13rem" />
      <Skeleton shape="block" height="13rem" />
    </div>
  );
}
