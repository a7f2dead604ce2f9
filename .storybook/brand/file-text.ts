/** A document as a file of a brand's folder holds it. */
export const fileText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
