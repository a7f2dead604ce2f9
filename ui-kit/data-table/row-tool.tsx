import { ChevronRight } from 'lucide-react';
import * as css from './data-table.css.ts';

export interface RowToolProps {
  label: string;
  /** A button that shows or hides a row's detail; without it a box that selects. */
  expanded?: boolean;
  checked?: boolean;
  /** Some of what the box stands for is selected. */
  partly?: boolean;
  disabled?: boolean;
  onUse: () => void;
}

/** Stands before a row's data: the button of its detail, or the box that selects it. */
export function RowTool({ label, expanded, checked, partly, disabled, onUse }: RowToolProps) {
  if (expanded !== undefined)
    return (
      <button
        type="button"
        className={css.expand}
        aria-expanded={expanded}
        aria-label={label}
        onClick={onUse}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    );
  return (
    <input
      type="checkbox"
      className={css.pick}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = Boolean(partly);
      }}
      disabled={disabled}
      aria-label={label}
      onChange={onUse}
    />
  );
}
