import { ChevronRight } from 'lucide-react';
import * as css from './data-table.css.ts';

export interface RowToolProps {
  label: string;
  /** Makes it the button that expands a row; without it, it is the checkbox that selects. */
  expanded?: boolean;
  checked?: boolean;
  /** Only some of the rows are selected. */
  partly?: boolean;
  disabled?: boolean;
  onUse: () => void;
}

/**
 * The control before the data of a row: the button that expands it, or the checkbox that selects
 * it.
 */
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
