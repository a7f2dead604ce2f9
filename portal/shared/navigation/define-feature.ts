import type { Catalogue } from '../messages/join-catalogues.ts';
import type { MemberPage } from '../paths.ts';
import type { PopupProps } from '../popups/popup-stack.ts';
import type { FeatureComponents } from './feature-components.ts';
import type { PageNameInput } from './page-name.ts';

export interface RouteRendering<Message extends string = string> {
  /** Message id of the description for search engines; `{brand}` in it is the brand's name. */
  readonly description: Message;
  /** The parameters of the address that change the page for a visitor. */
  readonly params?: readonly string[];
}

export interface FeatureRoute<Message extends string = string, Popup extends string = string> {
  /** Loads the component; `defineFeature` checks it against `props`. */
  readonly load: () => Promise<unknown>;
  /** Props of the component: one component may serve several paths. */
  readonly props?: object;
  /** Who may open it; by default everybody. */
  readonly guard?: 'member' | 'agent';
  /** Message id of the document's title; `{brand}` in it is the brand's name. */
  readonly title: Message;
  /**
   * Names the page for the gateway's HTML, where the address selects among several pages. In the
   * browser the screen sets the title, because it knows which page it shows.
   */
  pageName?(input: PageNameInput<Message>): Promise<string>;
  /**
   * Loads the page that the `page` parameter selects, or says that it is a page of the member
   * center.
   */
  readonly pages?: 'memberPages' | ((page: string) => Promise<unknown>);
  /** The popup over the screen at this path; rendered with it, so its dialog is `serverRendered`. */
  readonly popup?: Popup;
  /** The canonical path, where this one is an alias of it: search engines get that one alone. */
  readonly sameAs?: `/${string}`;
  /**
   * False for pages that search engines should not list, such as a form over another page or the
   * address of one game.
   */
  readonly isListed?: false;
  /** Uses the agent center's frame instead of the portal's. */
  readonly frame?: 'agent';
  /**
   * Makes the gateway render it for visitors, with the answers to its queries. Behind a guard the
   * gateway renders only the frame around it.
   */
  readonly render?: RouteRendering<Message>;
}

export interface FeaturePopup {
  /** Loads the component; `defineFeature` checks that it is a popup. */
  readonly load: () => Promise<unknown>;
  /** Who may open it; by default everybody. */
  readonly guard?: 'realAccount' | 'agent';
  /** It starts a session, and stays open while the session begins. */
  readonly startsSession?: true;
}

/** What the app knows of a feature before any of its scripts are loaded. */
export interface Feature<Message extends string = string, Popup extends string = string> {
  readonly messages: Catalogue;
  readonly routes?: Readonly<Record<`/${string}`, FeatureRoute<Message, Popup>>>;
  readonly popups?: Readonly<Record<string, FeaturePopup>>;
  /** Pages of the member center, which it renders inside its frame. */
  readonly memberPages?: { readonly [Page in MemberPage]?: { readonly load: Load<object> } };
  /** Components that other features render. */
  readonly components?: {
    readonly [Name in keyof FeatureComponents]?: { readonly load: Load<FeatureComponents[Name]> };
  };
}

/**
 * Loads a component with these props. Its result is not typed: a screen's links are typed by the
 * manifests, so the type of a manifest must not depend on the output of its screens.
 */
type Load<Props> = () => Promise<(props: Props) => void>;

/** Rejects unknown keys, because a misspelt guard would guard nothing. */
type NoOtherKeys<Given, Known> = { readonly [Key in Exclude<keyof Given, keyof Known>]: never };

/** A component with required props gets them from its route. */
type CheckedRoute<Route> = NoOtherKeys<Route, FeatureRoute> &
  (Route extends { readonly load: Load<infer Props> }
    ? object extends Props
      ? unknown
      : { readonly props: Props }
    : { readonly load: Load<never> });

type CheckedPopup<Popup> = NoOtherKeys<Popup, FeaturePopup> & {
  readonly load: Load<PopupProps>;
};

/** A page gets no props from its frame; an unknown page name is rejected. */
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
