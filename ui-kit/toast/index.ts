export type { ToastLabels } from './toast-item.tsx';
export {
  type ToastApi,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './toast-provider.tsx';
export type { ToastMessage, ToastTone } from './toast-queue.ts';
