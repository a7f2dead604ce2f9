export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './dialog.tsx';
