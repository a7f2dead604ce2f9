import { type Language, updateLanguage } from '@baize/gateway/contract';
import { call } from '../../shared/api/call.ts';

/** Sends the chosen language to the gateway (getUpdateLanguage of the specification). */
export const saveLanguage = (language: Language) => call(updateLanguage, { language });
