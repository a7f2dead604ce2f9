/** A prop, from the types. */
export interface PropFact {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The default in the component's parameters, as source text. */
  readonly fallback?: string;
  readonly description: string;
}

/** Props inherited from an element or a library's type, which are not listed. */
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

/** Another component, and the id of its page. */
export interface UsedComponent {
  readonly title: string;
  readonly page: string;
}

/** The facts of one component folder, read when Storybook is built. */
export interface KitFacts {
  /** The display name. */
  readonly title: string;
  readonly components: readonly ComponentFact[];
  readonly types: readonly TypeFact[];
  /** Paths of the semantic tokens that its styles use. */
  readonly tokens: readonly string[];
  /** Other components of the kit that it uses. */
  readonly uses: readonly UsedComponent[];
}
