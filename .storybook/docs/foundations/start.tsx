import { useState } from 'react';
import { BalanceChip } from '../../../ui-kit/balance-chip/index.ts';
import { Button } from '../../../ui-kit/button/index.ts';
import { Field } from '../../../ui-kit/field/index.ts';
import { KitProvider } from '../../../ui-kit/foundation/index.ts';
import { GameCard } from '../../../ui-kit/game-card/index.ts';
import { picture } from '../../../ui-kit/image/picture.sample.ts';
import { Inline } from '../../../ui-kit/inline/index.ts';
import { Input } from '../../../ui-kit/input/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as css from './foundations.css.ts';

const ignore = () => undefined;

/** The current brand's logo with some components. */
export function Hero() {
  const [liked, setLiked] = useState(true);
  return (
    <div className={css.hero}>
      <span className={css.heroLogo} data-brand-logo="" role="img" aria-label="Logo of the brand" />
      <div className={css.show}>
        <GameCard
          gameId="1"
          name="Golden Harvest"
          vendor="Lumenforge"
          cover={picture(40)}
          hot
          favourite={liked}
          onPlay={ignore}
          onFavouriteChange={(_, next) => setLiked(next)}
        />
        <Stack gap="lg">
          <Inline>
            {' '}
            <BalanceChip
              amount={1234.5}
              currencySymbol="₱"
              locale="en"
              onRefresh={ignore}
              defaultMasked={false}
            />
          </Inline>
          <Field label="Amount" hint="From 100 to 50,000">
            <Input inputMode="decimal" defaultValue="500.00" start="₱" />
          </Field>
          <Inline gap="sm">
            <Button>Deposit</Button>
            <Button variant="soft">Withdraw</Button>
          </Inline>
        </Stack>
      </div>
    </div>
  );
}

/** The result of the first example. */
export function FirstComponent() {
  return (
    <KitProvider>
      <Button>Play now</Button>
    </KitProvider>
  );
}
