import { BalanceChip } from '@baize/ui-kit/balance-chip';
import { Button } from '@baize/ui-kit/button';
import { CountdownButton } from '@baize/ui-kit/countdown-button';
import { KitProvider } from '@baize/ui-kit/foundation/kit-provider';
import { GameCard } from '@baize/ui-kit/game-card';
import { LiveIcon, LotteryIcon, SlotsIcon, Wallet } from '@baize/ui-kit/icon';
import { ModalTabs } from '@baize/ui-kit/modal-tabs';
import { Paginator } from '@baize/ui-kit/paginator';
import { QrBlock } from '@baize/ui-kit/qr-block';
import { VendorDropdown } from '@baize/ui-kit/vendor-dropdown';
import { useState } from 'react';

/** A cover of plain areas, so that no network is needed; `hue` in degrees. */
function cover(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="hsl(${hue} 45% 22%)"/><circle cx="150" cy="165" r="105" fill="hsl(${hue + 24} 70% 58%)"/><circle cx="150" cy="165" r="78" fill="hsl(${hue} 50% 30%)"/><path d="M150 95 L198 165 L150 235 L102 165Z" fill="hsl(${hue + 40} 85% 68%)"/><path d="M0 330 L75 265 L150 315 L225 255 L300 305 V400 H0Z" fill="hsl(${hue + 12} 50% 13%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const GAMES = [
  {
    gameId: 'g1',
    name: 'Golden Harbour',
    vendor: 'Koi Works',
    hue: 38,
    hot: true,
    favourite: true,
  },
  { gameId: 'g2', name: 'Moonlit Reels', vendor: 'Manila Reels', hue: 228, jackpot: '₱1,204,880' },
  { gameId: 'g3', name: 'Jade Compass', vendor: 'Northwind', hue: 152, isNew: true },
  { gameId: 'g4', name: 'Velvet Nine', vendor: 'Old Harbour', hue: 324 },
  { gameId: 'g5', name: 'Comet Club', vendor: 'Neon Tiger', hue: 268, maintenance: true },
];
const vendors = ['Koi Works', 'Manila Reels', 'Northwind'].map((name, at) => ({
  id: `v${at}`,
  name,
  icon: cover(at * 80),
  maintenance: at === 2,
}));
const nothing = () => undefined;
const inSeconds = (seconds: number) => `Send again in ${seconds} s`;
const PAGES = 9;

/** An example application with the kit: seven components on a page of its own. */
export function Shop() {
  const [page, setPage] = useState(2);
  const [wallet, setWallet] = useState(false);
  return (
    <KitProvider labels={{ close: 'Shut' }}>
      <header className="shop-header">
        <span className="shop-logo" data-brand-logo role="img" aria-label="Meridian" />
        <nav aria-label="Games" className="shop-nav">
          <VendorDropdown
            label="Slots"
            icon={<SlotsIcon size={18} />}
            vendors={vendors}
            onSelect={nothing}
            current
          />
          <VendorDropdown
            label="Live"
            icon={<LiveIcon size={18} />}
            vendors={vendors}
            onSelect={nothing}
          />
          <VendorDropdown
            label="Lottery"
            icon={<LotteryIcon size={18} />}
            vendors={vendors}
            onSelect={nothing}
          />
        </nav>
        <BalanceChip amount={12840.5} currencySymbol="₱" locale="en" onRefresh={nothing} />
        <Button onClick={() => setWallet(true)}>
          <Wallet size={18} aria-hidden />
          Wallet
        </Button>
      </header>
      <main className="shop-main">
        <section aria-labelledby="hot" className="shop-games">
          <h1 id="hot" className="shop-heading">
            Hot games
          </h1>
          <div className="shop-grid">
            {GAMES.map(({ hue, ...game }) => (
              <GameCard
                key={game.gameId}
                {...game}
                cover={cover(hue)}
                freeTrial
                onPlay={nothing}
                onTrial={nothing}
                onFavouriteChange={nothing}
                onInfo={nothing}
              />
            ))}
          </div>
          <Paginator
            page={page}
            pageCount={PAGES}
            hrefFor={(to) => `?page=${to}`}
            onPageChange={setPage}
            label="Pages of games"
            jump={false}
          />
        </section>
        <aside className="shop-aside" aria-label="Your phone">
          <QrBlock
            value="https://baize.example/app"
            size={168}
            label="The app's address"
            caption="Scan to install the app"
          />
          <CountdownButton fullWidth onClick={() => true} format={inSeconds}>
            Send the code
          </CountdownButton>
        </aside>
      </main>
      <ModalTabs
        open={wallet}
        onOpenChange={setWallet}
        title="Wallet"
        label="Parts of the wallet"
        items={[
          { value: 'deposit', label: 'Deposit', content: <p>Choose how to pay in.</p> },
          { value: 'withdraw', label: 'Withdraw', content: <p>Choose where to.</p> },
          { value: 'history', label: 'History', count: 3, countLabel: '3 new', content: null },
        ]}
      />
    </KitProvider>
  );
}
