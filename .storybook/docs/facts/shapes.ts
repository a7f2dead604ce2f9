/** One prop as the types say it. */
export interface PropFact {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The default of the component's own parameters, as it is written there. */
  readonly fallback?: string;
  readonly description: string;
}

/** Props that a component takes over from an element or a library, without listing them. */
export interface Inherited {
  /** `<button>`, or the name of a library's type. */
  readonly from: string;
  readonly without: readonly string[];
}

export interface ComponentFact {
  readonly name: string;
  readonly description: string;
  readonly props: readonly PropFact[];
  readonly inherits: readonly Inherited[];
}

/** An exported type that props mention: the shape of a row, an option, a label set. */
export interface TypeFact {
  readonly name: string;
  readonly description: string;
  readonly code: string;
}

/** Another component, and the entry of its page. */
export interface UsedComponent {
  readonly title: string;
  readonly page: string;
}

/** What the sources of one component folder say, read when Storybook is built. */
export interface KitFacts {
  /** Its name in words. */
  readonly title: string;
  readonly components: readonly ComponentFact[];
  readonly types: readonly TypeFact[];
  /** Semantic tokens that its styles read, by path. */
  readonly tokens: readonly string[];
  /** Other components of the kit that it is made of. */
  readonly uses: readonly UsedComponent[];
}
