interface Annotated {
  parameters?: { readonly docs?: { readonly source?: object }; readonly [name: string]: unknown };
}

/**
 * Sets each story's code in the parameter that Storybook's source panel and the kit's pages read. Without it the panel
 * shows the story object, which cannot be used in an application.
 */
export function withCode(pairs: readonly (readonly [Annotated, string])[]): void {
  for (const [story, code] of pairs) {
    const { parameters } = story;
    const source = { ...parameters?.docs?.source, code, language: 'tsx' };
    story.parameters = { ...parameters, docs: { ...parameters?.docs, source } };
  }
}
