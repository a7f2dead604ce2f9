import { createContext, useContext } from 'react';

/** The end of the page's heading row, where a page puts its tools; null until it is rendered. */
export const HeadingToolsContext = createContext<HTMLElement | null>(null);

export const useHeadingTools = (): HTMLElement | null => useContext(HeadingToolsContext);
