import { useNavigate } from 'react-router-dom';
import { seamlessPath } from '../../shared/paths.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { AgeGate } from './age-gate.tsx';
import { GameScreen } from './game-screen.tsx';
import { type OpenGameParams, useOpenGame } from './use-open-game.ts';

/** A game in its window (R2.108): `args` are its id, `real` or `trial`, and the table of a live game. */
export function GamePopup({ args, onClose }: PopupProps) {
  const [nodeId = '', requestedMode, table] = args;
  const mode = requestedMode === 'trial' ? 'trial' : 'real';
  const popups = usePopups();
  const navigate = useNavigate();
  return (
    <OpenGame
      key={`${nodeId}|${mode}|${table}`}
      nodeId={nodeId}
      mode={mode}
      table={table}
      onReplace={(other, next) => popups.replace('game', other, next)}
      // Replaces the popup, so that Back leads to the page below.
      onOwnPage={() => navigate(seamlessPath(nodeId, mode, table), { replace: true })}
      onClose={onClose}
    />
  );
}

const OpenGame = (params: OpenGameParams) => (
  <AgeGate mode={params.mode} onClose={params.onClose}>
    <Opened {...params} />
  </AgeGate>
);

const Opened = (params: OpenGameParams) => <GameScreen {...useOpenGame(params)} />;
