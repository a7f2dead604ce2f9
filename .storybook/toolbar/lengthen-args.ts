import { cloneElement, isValidElement } from 'react';
import { lengthen } from './lengthen.ts';

/** Props that hold names, addresses or values and never words to read. */
const NOT_WORDS =
  /^(id|key|ref|className|style|href|src|srcSet|cover|icon|type|name|value|defaultValue|pattern|lang|dir|role|status|state|kind|tone|size|shape|emphasis|data-.*|aria-(controls|labelledby|describedby))$/;

/** A text that somebody reads: it has a blank or begins with a capital, and is no address or code. */
const isWords = (text: string) =>
  /^\p{Lu}\p{Ll}|\p{L}\s+\p{L}/u.test(text) && !/^(data:|https?:|\/)/.test(text);

/**
 * What a story gives to its component, with every text in the pseudo-language: in objects, lists,
 * elements, and what functions that make words give. Callbacks stay the same functions.
 */
export function lengthenArgs(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return isWords(value) ? lengthen(value) : value;
  if (Array.isArray(value)) return value.map((each) => lengthenArgs(each));
  if (isValidElement<object>(value)) return cloneElement(value, lengthenProps(value.props));
  if (typeof value === 'function') {
    return /^on[A-Z]/.test(name) ||
      'mock' in value ||
      '$$typeof' in value ||
      /^[A-Z]/.test(value.name)
      ? value
      : (...given: unknown[]) => lengthenArgs(value(...given));
  }
  const plain = value !== null && typeof value === 'object';
  return plain && Object.getPrototypeOf(value) === Object.prototype ? lengthenProps(value) : value;
}

function lengthenProps(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      NOT_WORDS.test(key) && !(key === 'name' && isTitle(props)) ? value : lengthenArgs(value, key),
    ]),
  );
}

/** A game or a person has a name that is read; the name of a form's field is not. */
const isTitle = (props: object) => !('type' in props) && !('onChange' in props);
