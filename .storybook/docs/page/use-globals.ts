import { createContext, use } from 'react';
import { initialGlobals, type ToolbarGlobals } from '../../toolbar/globals.ts';

/** What the toolbar says, for everything on a page of documentation. */
export const GlobalsContext = createContext<ToolbarGlobals>(initialGlobals);
export const useDocsGlobals = (): ToolbarGlobals => use(GlobalsContext);
