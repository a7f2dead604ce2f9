/** What a component's page of documentation says beside its props and states; a parameter of its stories. */
export interface Guide {
  /** When it is the right choice. */
  readonly use: readonly string[];
  /** When something else is, and what. */
  readonly avoid: readonly string[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  readonly accessibility: {
    /** The pattern of the ARIA Authoring Practices, or the native element, that it follows. */
    readonly pattern: string;
    /** What keys do, key by key. */
    readonly keys?: Readonly<Record<string, string>>;
    /** What a screen reader says, and when. */
    readonly announced?: readonly string[];
  };
}
