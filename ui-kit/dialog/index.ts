export { Dialog, type DialogProps } from './dialog.tsx';
export { popModal, pushModal, topModal } from './modal-stack.ts';
