import type { Context } from 'hono';
import { SEVERAL_LINES } from '../contract/fields.ts';
import { GatewayError } from './gateway-error.ts';
import { readBody } from './read-body.ts';

/** Whether a text can be stored and logged: it has no control characters and no lone surrogates. */
export const isClean = (text: string): boolean => SEVERAL_LINES.test(text);

const unclean = () =>
  new GatewayError('request_param_err', 'A text contains characters that are not allowed.');

function checkClean(key: string, value: unknown): unknown {
  if (!isClean(key) || (typeof value === 'string' && !isClean(value))) throw unclean();
  return value;
}

/**
 * Parses JSON and refuses strings that are not clean (`isClean`); an empty text is parsed as an empty object.
 * @throws {GatewayError} request_param_err
 */
export function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text, checkClean);
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError('request_param_err', 'The body is not JSON.');
  }
}

/** Reads a JSON body. @throws {GatewayError} request_param_err, request_too_large */
export const readJson = async (context: Context): Promise<unknown> =>
  parseJson(await readBody(context));

/** Parses a form-urlencoded text. @throws {GatewayError} request_param_err */
export function parseForm(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)];
  for (const [key, value] of fields) checkClean(key, value);
  return Object.fromEntries(fields);
}

/** Reads a form-urlencoded body. @throws {GatewayError} request_param_err, request_too_large */
export const readForm = async (context: Context): Promise<Record<string, string>> =>
  parseForm(await readBody(context));
