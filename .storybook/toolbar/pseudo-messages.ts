import { lengthen } from './lengthen.ts';

/** A part of a parsed ICU message: `type` 0 is text, choices have `options`, tags `children`. */
interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly children?: readonly Part[];
}

/** The longest text of a message carries the length: the others only get their accents. */
export function lengthenMessage(parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => ({
    ...part,
    ...(part.type === 0 && typeof part.value === 'string' ? { value: lengthen(part.value) } : {}),
    ...(part.options
      ? {
          options: Object.fromEntries(
            Object.entries(part.options).map(([name, option]) => [
              name,
              { ...option, value: lengthenMessage(option.value) },
            ]),
          ),
        }
      : {}),
    ...(part.children ? { children: lengthenMessage(part.children) } : {}),
  }));
}

/** A catalogue that answers in the pseudo-language while the toolbar asks for it. */
export function inToolbarLanguage(messages: Record<string, readonly Part[]>) {
  return new Proxy(messages, {
    get(catalogue, id: string) {
      const message = catalogue[id];
      return message && document.documentElement.dataset.language === 'pseudo'
        ? lengthenMessage(message)
        : message;
    },
  });
}
