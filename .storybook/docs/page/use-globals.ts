import { createContext, use } from 'react';
import { initialGlobals, type ToolbarGlobals } from '../../toolbar/globals.ts';

/** The toolbar's values, for every part of a documentation page. */
export const GlobalsContext = createContext<ToolbarGlobals>(initialGlobals);
export const useDocsGlobals = (): ToolbarGlobals => use(GlobalsContext);
