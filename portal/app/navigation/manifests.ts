import type { MessageId } from '../../shared/messages/message-id.ts';
import type { Feature } from '../../shared/navigation/define-feature.ts';
import type { PopupName } from '../../shared/navigation/registry.ts';
import * as features from '../features.ts';

/** The manifests of all features. An unknown title or popup does not compile. */
export const manifests: readonly Feature<MessageId, PopupName>[] = Object.values(features);

/** The routes of all manifests, each with the messages of its feature. */
export const manifestRoutes = manifests.flatMap(({ routes = {}, messages }) =>
  Object.entries(routes).map(([path, route]) => ({ path, route, messages })),
);
