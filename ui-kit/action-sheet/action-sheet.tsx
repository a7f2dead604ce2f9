import type { ReactNode } from 'react';
import { Drawer, type DrawerProps } from '../drawer/index.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import * as css from './action-sheet.css.ts';

export interface SheetAction {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
}

export interface ActionSheetProps
  extends Omit<DrawerProps, 'placement' | 'onSelect' | 'children' | 'footer'> {
  actions: readonly SheetAction[];
  /** Called with the id of the selected action. The sheet closes itself right after. */
  onSelect: (id: string) => void;
}

/**
 * The actions for one object on a phone: a list in a drawer at the lower edge, within reach of the
 * thumb.
 */
export function ActionSheet({
  actions,
  onSelect,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: ActionSheetProps) {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange, 'ActionSheet');
  return (
    <Drawer {...rest} placement="bottom" open={open} onOpenChange={setOpen}>
      <ul className={css.list}>
        {actions.map(({ id, label, icon, tone = 'neutral', disabled }) => (
          <li key={id}>
            <button
              type="button"
              className={css.action}
              data-tone={tone}
              aria-disabled={disabled || undefined}
              onClick={() => {
                if (disabled) return;
                onSelect(id);
                setOpen(false);
              }}
            >
              {icon}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
