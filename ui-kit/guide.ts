/** The written part of a component's documentation page; a parameter of its stories. */
export interface Guide {
  /** When to use the component. */
  readonly use: readonly string[];
  /** When to use another component, and which one. */
  readonly avoid: readonly string[];
  /** Its parts, from the outside inward. */
  readonly anatomy: readonly string[];
  readonly accessibility: {
    /** The pattern of the ARIA Authoring Practices, or the native element, that it implements. */
    readonly pattern: string;
    /** The effect of each key. */
    readonly keys?: Readonly<Record<string, string>>;
    /** What a screen reader announces, and when. */
    readonly announced?: readonly string[];
  };
}
