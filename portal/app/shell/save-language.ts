import { type Language, updateLanguage } from '@baize/gateway/contract';
import { call } from '../../shared/api/call.ts';

/** Tells the gateway which language was chosen (getUpdateLanguage of the specification). */
export const saveLanguage = (language: Language) => call(updateLanguage, { language });
