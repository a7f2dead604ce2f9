interface Annotated {
  parameters?: { readonly docs?: { readonly source?: object }; readonly [name: string]: unknown };
}

/**
 * Puts the code to copy where Storybook's source panel and the pages of the kit look for it. Without
 * it the panel shows the story object, which nobody can paste into an application.
 */
export function withCode(pairs: readonly (readonly [Annotated, string])[]): void {
  for (const [story, code] of pairs) {
    const { parameters } = story;
    const source = { ...parameters?.docs?.source, code, language: 'tsx' };
    story.parameters = { ...parameters, docs: { ...parameters?.docs, source } };
  }
}
