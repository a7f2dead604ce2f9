/**
 * Filled by declaration merging in `portal/app/features.ts`: `shared` and the features know every
 * path, popup and message id, and import no other feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging needs an interface to add to.
export interface Registry {}

type Registered<Key extends string> =
  Registry extends Readonly<Record<Key, infer Value>> ? Value : never;

type Modules = Registered<'features'>;
/** The types of all manifests as a union. */
type Manifests = Modules[keyof Modules];

type PathsOf<Manifest> = Manifest extends { readonly routes: infer Routes } ? keyof Routes : never;
type PopupsOf<Manifest> = Manifest extends { readonly popups: infer Popups } ? keyof Popups : never;
type MessagesOf<Manifest> = Manifest extends {
  readonly messages: { readonly EN: () => Promise<{ readonly default: infer Messages }> };
}
  ? keyof Messages
  : never;

/** A path that a manifest has. */
export type AppPath = PathsOf<Manifests> & string;
/** The name of a popup that a manifest has. */
export type PopupName = PopupsOf<Manifests> & string;
/** The id of a message of the core catalogue or of a feature's. */
export type RegisteredMessageId = (MessagesOf<Manifests> | keyof Registered<'messages'>) & string;
