import * as z from 'zod/mini';
import { shortText } from './fields.ts';

/** Whom a visitor asks about. Apart from the call: the form of it checks what is typed (R1.05). */
export const representativeQuestion = z.object({ contact: shortText });
