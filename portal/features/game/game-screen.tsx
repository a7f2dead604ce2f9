import { Dialog } from '@baize/ui-kit/dialog';
import { useIntl } from 'react-intl';
import * as css from './game-screen.css.ts';
import { GameWindow, type GameWindowProps } from './game-window.tsx';

/** A game over the page, in a window as large as the browser's (R2.108). */
export function GameScreen(props: GameWindowProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={props.game?.gameName ?? intl.formatMessage({ id: 'game.untitled' })}
      titleHidden
      flush
      className={css.panel}
    >
      <GameWindow {...props} />
    </Dialog>
  );
}
