import type { VendorCard } from '@baize/gateway/contract';
import { useCallback } from 'react';
import type { PlayableEntry } from '../../../shared/games/start-game.ts';
import { type TableOf, useLiveModels, useTables } from '../live-api.ts';
import { DealerRail } from './dealer-rail.tsx';
import { TableRail } from './table-rail.tsx';

interface LiveFloorProps {
  /** The chosen vendor's code; empty for all. */
  vassalage: string;
  /** Undefined until the vendors are known, and where none is selected. */
  vendor: VendorCard | undefined;
  onSit(table: PlayableEntry): void;
}

/**
 * The live casino: the dealers on shift, and the tables of the selected vendor with their limits.
 */
export function LiveFloor({ vassalage, vendor, onSit }: LiveFloorProps) {
  const models = useLiveModels(vassalage);
  const tables = useTables(vassalage);
  const sit = useCallback(
    ({ roomId, nodeId, vassalage: of, gameType, state }: TableOf) =>
      onSit({
        nodeId,
        gameType,
        vassalage: of,
        table: roomId,
        isGame: 1,
        maintenance: state === 'maintenance',
      }),
    [onSit],
  );
  return (
    <>
      <DealerRail models={models} onSit={sit} />
      {vassalage && (
        <TableRail tables={tables} vendorName={vendor?.displayName ?? vassalage} onSit={sit} />
      )}
    </>
  );
}
