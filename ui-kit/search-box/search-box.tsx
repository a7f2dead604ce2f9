import { Search } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { stepIndex } from '../foundation/step-index.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { Input } from '../input/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './search-box.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  searchResults: 'Results',
} satisfies Partial<KitLabels>;

export interface SearchOption {
  readonly id: string;
  /** A decorative picture or icon before the text. */
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Content at the end: a badge, a hint. */
  readonly end?: ReactNode;
}

export interface SearchGroup {
  readonly id: string;
  readonly label: ReactNode;
  readonly options: readonly SearchOption[];
}

export interface SearchBoxProps
  extends Omit<
    ComponentPropsWithRef<'div'>,
    'onChange' | 'onSelect' | 'children' | 'defaultValue'
  > {
  /** The search text (controlled). Omit it to let the box manage its own state. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Empty groups are omitted. */
  groups: readonly SearchGroup[];
  /** Called with the id of the selected option. */
  onSelect: (id: string) => void;
  /** The name of the field, also its placeholder. */
  label: string;
  /** `results` is the name of the list of options. */
  labels?: { clear?: string; results?: string };
  /** Announced to screen readers when it changes: the number of results. */
  status: string;
  busy?: boolean;
  maxLength?: number;
  /** Content between the field and the options: no results, or an error. */
  message?: ReactNode;
  /** Content below the options that stays in view while they scroll. */
  footer?: ReactNode;
}

/**
 * A search field with its results below: a combobox with grouped options (APG pattern) whose list
 * is always open. The focus stays in the field; arrow up and down move the highlight, Enter
 * selects.
 */
export function SearchBox({
  value: valueProp,
  defaultValue = '',
  onValueChange,
  groups,
  onSelect,
  label,
  labels,
  status,
  busy = false,
  maxLength,
  message,
  footer,
  className,
  ...rest
}: SearchBoxProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'SearchBox');
  const [value, setValue] = useControlled(valueProp, defaultValue, onValueChange, 'SearchBox');
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = groups.filter(({ options }) => options.length > 0);
  const ids = shown.flatMap(({ options }) => options.map((option) => option.id));
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  const domId = (option: string) => `${id}${option}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      onSelect(active);
      return;
    }
    const at = active === undefined ? -1 : ids.indexOf(active);
    const next = ids[stepIndex(ids.length, at, event.key) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(domId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div {...rest} className={cx(css.box, className)}>
      <Input
        size="lg"
        className={css.field}
        role="combobox"
        aria-label={label}
        aria-expanded={ids.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active && domId(active)}
        placeholder={label}
        value={value}
        onChange={(event) => {
          setChosen(undefined);
          setValue(event.target.value);
        }}
        onClear={() => setValue('')}
        onKeyDown={handleKeyDown}
        labels={labels}
        start={<Search size={20} aria-hidden="true" />}
        end={busy && <Spinner size="sm" />}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-autofocus=""
      />
      <p className={visuallyHidden} role="status">
        {status}
      </p>
      {message}
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={labels?.results ?? kit.searchResults}
        className={css.list}
        hidden={ids.length === 0}
      >
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
          <div key={group.id} role="group" aria-labelledby={`${id}${group.id}heading`}>
            <div id={`${id}${group.id}heading`} role="presentation" className={css.heading}>
              {group.label}
            </div>
            {group.options.map((option) => (
              <Option
                key={option.id}
                id={domId(option.id)}
                option={option}
                isActive={option.id === active}
                onHover={() => setChosen(option.id)}
                onSelect={() => onSelect(option.id)}
              />
            ))}
          </div>
        ))}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onHover(): void;
  onSelect(): void;
}

function Option({ id, option, isActive, onHover, onSelect }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the field, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above; the field points here
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onHover}
      onClick={onSelect}
    >
      {option.icon && <span className={css.icon}>{option.icon}</span>}
      <span className={css.content}>
        <span className={css.title}>{option.label}</span>
        {option.description && <span className={css.note}>{option.description}</span>}
      </span>
      {option.end && <span className={css.end}>{option.end}</span>}
    </div>
  );
}
