import {
  type GameRoom,
  type LiveModel,
  liveModelList,
  MINUTE,
  roomList,
} from '@baize/gateway/contract';
import { type Loaded, loaded } from '../../shared/api/loaded.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';

/** Identifies a table; part of both the tables and the dealers. */
export type TableOf = Pick<GameRoom, 'roomId' | 'nodeId' | 'vassalage' | 'gameType' | 'state'>;

/** The number of dealers in the rail, and of tables of a vendor. */
const MODELS = 18;
const TABLES = 60;
/** Milliseconds after which dealers and tables are revalidated: shifts change by the hour. */
const AGAIN = MINUTE;

/** The dealers at live tables, those on shift first; only those of the selected vendor. */
export function useLiveModels(vassalage: string): Loaded<readonly LiveModel[]> {
  const language = useLanguage();
  const answer = useQuery(
    liveModelList,
    { language, pageNo: 1, pageSize: MODELS, ...(vassalage && { vassalage }) },
    { refreshInterval: AGAIN },
  );
  return loaded(answer, answer.data?.list);
}

/** The tables of a vendor, open ones first. Those of another vendor are never shown meanwhile. */
export function useTables(vassalage: string): Loaded<readonly GameRoom[]> {
  const language = useLanguage();
  const answer = useQuery(
    roomList,
    vassalage ? { language, gameType: 'LIVE', vassalage, pageNo: 1, pageSize: TABLES } : null,
    { refreshInterval: AGAIN, keepPreviousData: false },
  );
  return loaded(answer, answer.data?.rooms);
}
