import type { Translated } from '../../core/translated.ts';
import { jsonb } from '../sql.ts';

/** A text in every language that it was translated into. */
export const texts = (name: string) => jsonb(name).$type<Translated<string>>().notNull();
