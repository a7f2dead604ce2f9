const said = new Set<string>();

/** Tells the developer what a component was used wrongly for, once; nothing in production. */
export function warnOnce(component: string, message: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `${component}: ${message}`;
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}
