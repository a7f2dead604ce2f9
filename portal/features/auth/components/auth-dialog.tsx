import { Dialog } from '@baize/ui-kit/dialog';
import { ModalTabs } from '@baize/ui-kit/modal-tabs';
import type { ReactNode } from 'react';
import * as css from './form.css.ts';

interface AuthDialogProps<Tab extends string> {
  /** False while another popup of this feature replaces it. */
  open?: boolean;
  title: string;
  size: 'sm' | 'md';
  /** A single tab is shown without a tab list. */
  tabs: readonly { value: Tab; label: string }[];
  tab: Tab;
  onTabChange(tab: Tab): void;
  tabsLabel: string;
  onClose(): void;
  children: ReactNode;
}

/** The frame of login and register: a dialog, with tabs where there are several methods. */
export function AuthDialog<Tab extends string>({
  open = true,
  title,
  size,
  tabs,
  tab,
  onTabChange,
  tabsLabel,
  onClose,
  children,
}: AuthDialogProps<Tab>) {
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  const frame = { serverRendered: true, className: css.dialog, open, title, size, onOpenChange };
  if (tabs.length < 2) return <Dialog {...frame}>{children}</Dialog>;
  const change = (value: string) => {
    const chosen = tabs.find((item) => item.value === value);
    if (chosen) onTabChange(chosen.value);
  };
  return (
    <ModalTabs
      {...frame}
      label={tabsLabel}
      value={tab}
      onValueChange={change}
      items={tabs.map((item) => ({ ...item, content: item.value === tab ? children : null }))}
    />
  );
}
