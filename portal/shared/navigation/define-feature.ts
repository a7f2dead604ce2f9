import type { Catalogue } from '../messages/join-catalogues.ts';
import type { MemberPage } from '../paths.ts';
import type { PopupProps } from '../popups/popup-stack.ts';
import type { FeatureParts } from './feature-parts.ts';
import type { PageNameInput } from './page-name.ts';

export interface RouteRendering<Message extends string = string> {
  /** Message id of what search engines show below the title; `{brand}` in it is the brand's name. */
  readonly description: Message;
  /** The parameters of the address that change what is shown to a visitor. */
  readonly params?: readonly string[];
}

export interface FeatureRoute<Message extends string = string, Popup extends string = string> {
  /** Fetches the component; `defineFeature` checks it against `props`. */
  readonly load: () => Promise<unknown>;
  /** Given to the component: one component may serve several paths. */
  readonly props?: object;
  /** Who may open it; without one, everybody. */
  readonly guard?: 'member' | 'agent';
  /** Message id of the document's title; `{brand}` in it is the brand's name. */
  readonly title: Message;
  /**
   * Where the address chooses among several pages: names the chosen one for the gateway's HTML. In
   * the browser the screen names the document, since it knows which page it shows.
   */
  pageName?(input: PageNameInput<Message>): Promise<string>;
  /**
   * Where the address chooses among several pages by `page`: fetches the chosen one, or says that it is
   * a page of the member center.
   */
  readonly pages?: 'memberPages' | ((page: string) => Promise<unknown>);
  /** The popup that stands over the screen at this path; rendered with it, so that its dialog is `drawnByServer`. */
  readonly popup?: Popup;
  /** The path that this one is another address of: search engines are told of that one alone. */
  readonly sameAs?: `/${string}`;
  /** False: no page to be found by, such as a form above another page or the game of an address. */
  readonly isListed?: false;
  /** The agent center's own frame instead of the portal's. */
  readonly frame?: 'agent';
  /**
   * The gateway renders it for visitors, with the answers to the calls that it asks for. Behind a
   * guard the gateway renders what stands around it.
   */
  readonly render?: RouteRendering<Message>;
}

export interface FeaturePopup {
  /** Fetches the component; `defineFeature` checks that it is a popup. */
  readonly load: () => Promise<unknown>;
  /** Who may open it; without one, everybody. */
  readonly guard?: 'realAccount' | 'agent';
  /** Leads to a session: it stays open while the session begins. */
  readonly entrance?: true;
}

/** What the app knows of a feature before any of its scripts are fetched. */
export interface Feature<Message extends string = string, Popup extends string = string> {
  readonly messages: Catalogue;
  readonly routes?: Readonly<Record<`/${string}`, FeatureRoute<Message, Popup>>>;
  readonly popups?: Readonly<Record<string, FeaturePopup>>;
  /** Pages of the member center, each of which the center shows inside its frame. */
  readonly memberPages?: { readonly [Page in MemberPage]?: { readonly load: Load<object> } };
  /** What other features show of this one. */
  readonly parts?: {
    readonly [Name in keyof FeatureParts]?: { readonly load: Load<FeatureParts[Name]> };
  };
}

/**
 * Fetches a component with these props. What it draws is not asked for: a screen's links are typed
 * by the manifests, so the type of a manifest must not depend on what its screens draw.
 */
type Load<Props> = () => Promise<(props: Props) => void>;

/** Refuses keys that nothing reads: a misspelt guard would guard nothing. */
type NoOtherKeys<Given, Known> = { readonly [Key in Exclude<keyof Given, keyof Known>]: never };

/** A component that needs props is given them by its route. */
type CheckedRoute<Route> = NoOtherKeys<Route, FeatureRoute> &
  (Route extends { readonly load: Load<infer Props> }
    ? object extends Props
      ? unknown
      : { readonly props: Props }
    : { readonly load: Load<never> });

type CheckedPopup<Popup> = NoOtherKeys<Popup, FeaturePopup> & {
  readonly load: Load<PopupProps>;
};

/** A page is given nothing by its frame; a name that the center does not have is refused. */
type CheckedMemberPages<Pages> = {
  readonly [Page in keyof Pages]: Page extends MemberPage ? { readonly load: Load<object> } : never;
};

/** A feature's manifest, with its paths and names in its type. */
export function defineFeature<const Manifest extends Feature>(
  manifest: Manifest &
    NoOtherKeys<Manifest, Feature> & {
      readonly routes?: {
        readonly [Path in keyof Manifest['routes']]: CheckedRoute<Manifest['routes'][Path]>;
      };
      readonly popups?: {
        readonly [Name in keyof Manifest['popups']]: CheckedPopup<Manifest['popups'][Name]>;
      };
      readonly memberPages?: CheckedMemberPages<Manifest['memberPages']>;
    },
): Manifest {
  return manifest;
}
