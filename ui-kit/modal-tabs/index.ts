export { ModalTabs, type ModalTabsProps } from './modal-tabs.tsx';
