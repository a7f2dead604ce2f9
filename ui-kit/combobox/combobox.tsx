import * as Radix from '@radix-ui/react-popover';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, Suspense, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { VirtualItems } from '../foundation/lazy-virtual-items.ts';
import { stepIndex } from '../foundation/step-index.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { VIRTUAL_FROM } from '../foundation/virtual-from.ts';
import type { Reveal, VirtualPlace } from '../foundation/virtual-items.tsx';
import { Input, type InputProps, inputTool } from '../input/index.ts';
import * as css from './combobox.css.ts';
import { type ComboboxOption, filterOptions } from './filter-options.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  showOptions: 'Show options',
  noRows: 'There is nothing to show.',
  searchResults: 'Results',
} satisfies Partial<KitLabels>;

export interface ComboboxProps
  extends Omit<
    InputProps,
    'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'onClear' | 'type' | 'end' | 'labels'
  > {
  options: readonly ComboboxOption[];
  /**
   * The value of the selected option, `''` for none (controlled). Omit it to let the field manage
   * its own state.
   */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  labels?: { nothing?: string; open?: string };
}

const GAP_PX = 4;
/** The estimated height of an option in CSS pixels. */
const OPTION_HEIGHT = 40;
/** The number of options that are rendered while the code for long lists loads. */
const FIRST_OPTIONS = 30;

/**
 * A single choice from many options, filtered by typing (combobox with list autocomplete). Only an
 * option can be selected: other text is replaced by the selected option when the focus leaves. Of
 * more than 200 options only those in view are rendered.
 */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  labels,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'Combobox');
  const listId = useId();
  const [chosen, choose] = useControlled(value, defaultValue ?? '', onValueChange, 'Combobox');
  const [input, setInput] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const reveal = useRef<Reveal>(null);
  const current = options.find((option) => option.value === chosen);
  const shown = useMemo(() => filterOptions(options, input ?? ''), [options, input]);
  const virtual = shown.length > VIRTUAL_FROM;
  const expanded = open && shown.length > 0;
  const idOf = (at: number) => `${listId}o${at}`;

  const close = () => {
    setOpen(false);
    setInput(undefined);
    setActive(-1);
  };
  const take = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return;
    choose(option.value);
    close();
  };
  const show = () => {
    // A read-only value cannot be changed.
    if (rest.readOnly) return;
    setOpen(true);
    setActive(shown.findIndex((option) => option.value === chosen));
  };
  /** Highlights an option and scrolls it into view. */
  const mark = (at: number) => {
    flushSync(() => setActive(at));
    if (reveal.current) reveal.current(at);
    else document.getElementById(idOf(at))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      take(shown[active]);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        show();
        return;
      }
      const next = stepIndex(shown.length, active, key);
      if (next !== undefined) mark(next);
    }
  };
  const renderOption = (option: ComboboxOption, at: number, place?: VirtualPlace) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the field, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above; the field points here
    <div
      {...place}
      key={option.value}
      id={idOf(at)}
      role="option"
      className={cx(css.option, place?.className)}
      aria-posinset={place && at + 1}
      aria-setsize={place && shown.length}
      aria-selected={option.value === chosen}
      aria-disabled={option.disabled || undefined}
      data-active={at === active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={at === active ? undefined : () => setActive(at)}
      onClick={() => take(option)}
    >
      <span className={css.content}>
        {option.label}
        {option.description && <span className={css.description}>{option.description}</span>}
      </span>
      {option.value === chosen && <Check size={16} className={css.tick} aria-hidden="true" />}
    </div>
  );
  const firstOptions = () =>
    shown.map((option, at) => {
      const isRendered = !virtual || at < FIRST_OPTIONS || at === active;
      return isRendered && renderOption(option, at);
    });

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
      <Radix.Anchor asChild>
        <div className={css.root}>
          <Input
            autoComplete="off"
            spellCheck={false}
            {...rest}
            role="combobox"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={expanded && active >= 0 ? idOf(active) : undefined}
            value={input ?? current?.label ?? ''}
            onChange={(event) => {
              setInput(event.target.value);
              setActive(event.target.value.trim() === '' ? -1 : 0);
              setOpen(true);
            }}
            onClick={() => {
              if (!open) show();
            }}
            onKeyDown={handleKeyDown}
            onBlur={(event) => {
              onBlur?.(event);
              close();
            }}
            data-owns-escape={open ? '' : undefined}
            end={
              <button
                type="button"
                className={inputTool}
                tabIndex={-1}
                aria-label={labels?.open ?? kit.showOptions}
                disabled={rest.disabled}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (open ? close() : show())}
              >
                <ChevronDown size={18} aria-hidden="true" />
              </button>
            }
          />
        </div>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          asChild
          align="start"
          sideOffset={GAP_PX}
          collisionPadding={GAP_PX}
          // The focus stays in the field, and presses on the field do not count as outside.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {expanded ? (
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={rest['aria-label'] ?? kit.searchResults}
              className={css.list}
            >
              {virtual ? (
                <Suspense fallback={firstOptions()}>
                  <VirtualItems
                    ref={reveal}
                    count={shown.length}
                    keyOf={(at) => shown[at]?.value ?? ''}
                    scroller={list}
                    itemHeight={OPTION_HEIGHT}
                    held={active}
                  >
                    {(at, place) => shown[at] && renderOption(shown[at], at, place)}
                  </VirtualItems>
                </Suspense>
              ) : (
                firstOptions()
              )}
            </div>
          ) : (
            <p role="status" className={cx(css.list, css.nothing)}>
              {labels?.nothing ?? kit.noRows}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
