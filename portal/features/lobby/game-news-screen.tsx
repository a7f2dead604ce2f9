import type { GameAnnouncement } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Play, Store } from '@baize/ui-kit/icon';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { TwoPane, type TwoPaneProps } from '../../shared/announcements/two-pane.tsx';
import { NewsKind } from './components/news-kind.tsx';
import * as css from './game-news.css.ts';

interface GameNewsScreenProps
  extends Omit<TwoPaneProps<GameAnnouncement>, 'words' | 'toggles' | 'action'> {
  /** Opens the information of a game, from which it can be played. */
  onGame(nodeId: string): void;
  onVendor(vassalage: string): void;
}

/** A list of news at the left; the text at the right with a link to its game or vendor. */
export function GameNewsScreen({ onGame, onVendor, ...list }: GameNewsScreenProps) {
  return (
    <TwoPane<GameAnnouncement>
      {...list}
      words="gameNews"
      toggles={false}
      action={(item) => <NewsAction item={item} onGame={onGame} onVendor={onVendor} />}
    />
  );
}

interface NewsActionProps extends Pick<GameNewsScreenProps, 'onGame' | 'onVendor'> {
  item: GameAnnouncement;
}

function NewsAction({ item, onGame, onVendor }: NewsActionProps) {
  const { nodeId, vassalage, endsAt, kind } = item;
  return (
    <>
      <p className={css.facts}>
        <NewsKind kind={kind} />
        {endsAt !== undefined && (
          <FormattedMessage
            id="lobby.until"
            values={{
              time: <FormattedDate value={endsAt} dateStyle="medium" timeStyle="short" />,
            }}
          />
        )}
      </p>
      <div>
        {nodeId ? (
          <Button onClick={() => onGame(nodeId)}>
            <Play size={18} aria-hidden="true" />
            <FormattedMessage id="gameNews.play" />
          </Button>
        ) : (
          vassalage && (
            <Button variant="soft" onClick={() => onVendor(vassalage)}>
              <Store size={18} aria-hidden="true" />
              <FormattedMessage id="gameNews.vendor" />
            </Button>
          )
        )}
      </div>
    </>
  );
}
