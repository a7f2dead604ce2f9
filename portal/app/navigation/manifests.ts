import type { MessageId } from '../../shared/messages/message-id.ts';
import type { Feature } from '../../shared/navigation/define-feature.ts';
import type { PopupName } from '../../shared/navigation/registry.ts';
import * as features from '../features.ts';

/** Every feature's manifest. A title that is no message, or a popup that is none, does not compile. */
export const manifests: readonly Feature<MessageId, PopupName>[] = Object.values(features);

/** Every manifest's routes, each with the words of its feature. */
export const manifestRoutes = manifests.flatMap(({ routes = {}, messages }) =>
  Object.entries(routes).map(([path, route]) => ({ path, route, messages })),
);
