import { type DialogProps, useDialog } from '../dialog/dialog.tsx';
import * as css from './drawer.css.ts';

export interface DrawerProps extends Omit<DialogProps, 'role'> {
  /** The edge of the window at which it opens. */
  placement?: 'start' | 'end' | 'bottom';
}

/**
 * A dialog at an edge of the window, for content beside the page: the details of a row, filters, a
 * menu. A press on the scrim closes it. On a phone, `start` and `end` leave a strip of the page
 * visible.
 */
export function Drawer({ placement = 'end', size = 'sm', ...rest }: DrawerProps) {
  return useDialog({ closeOnOverlay: true, ...rest, size }, 'Drawer', css.drawer({ placement }));
}
