const said = new Set<string>();

/** Logs a warning about the wrong use of a component once; does nothing in production. */
export function warnOnce(component: string, message: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `${component}: ${message}`;
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}
