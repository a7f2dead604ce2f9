import type { Translated } from '../../core/translated.ts';
import { jsonb } from '../sql.ts';

/** A text in each language that it has been translated to. */
export const texts = (name: string) => jsonb(name).$type<Translated<string>>().notNull();
