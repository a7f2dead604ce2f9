import { jsonb } from 'drizzle-orm/pg-core';
import type { Translated } from '../../core/translated.ts';

/** A text in every language that it was translated into. */
export const texts = (name: string) => jsonb(name).$type<Translated<string>>().notNull();
