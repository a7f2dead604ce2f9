import { browserFlags, browserPath } from '../../../scripts/browser.ts';

const HIDE = '--hide-scrollbars';
const executablePath = browserPath();

/** Launch options for scrollbars that take space, as on Windows and with a mouse on macOS. */
export const withScrollbars = {
  ...(executablePath && { executablePath }),
  args: browserFlags.filter((flag) => flag !== HIDE),
  ignoreDefaultArgs: [HIDE],
};
