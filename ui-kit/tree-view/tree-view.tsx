import { ChevronRight } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../foundation/cx.ts';
import { VirtualItems } from '../foundation/lazy-virtual-items.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { appendTypeAhead, findByTypeAhead, type TypeAhead } from '../foundation/type-ahead.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { VIRTUAL_FROM } from '../foundation/virtual-from.ts';
import type { Reveal, VirtualPlace } from '../foundation/virtual-items.tsx';
import { Spinner } from '../spinner/index.ts';
import { flattenTree, moveInTree, type TreeNode, type TreeRow } from './flatten-tree.ts';
import * as css from './tree-view.css.ts';

export interface TreeViewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect' | 'defaultValue'> {
  /** The name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /**
   * The id of the selected node, `''` for none (controlled). Omit it to let the tree manage its own
   * state.
   */
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /** The ids of the expanded nodes (controlled). Omit it to let the tree manage its own state. */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  /** Also called for a node whose children have not been loaded yet: load them then. */
  onExpandedChange?: (expanded: readonly string[]) => void;
  /** Renders the content at the end of a row: a count, an amount. */
  renderEnd?: (node: TreeNode) => ReactNode;
}

/** The estimated height of a row in CSS pixels. */
const ROW_HEIGHT = 32;
/** The number of rows that are rendered while the code for long lists loads. */
const FIRST_ROWS = 30;

/**
 * A hierarchy of any depth, such as an agent's downline. One row has the focus; arrow keys move and
 * expand. Of more than 200 visible rows only those in view are rendered, and the tree scrolls by
 * itself.
 */
export function TreeView({
  label,
  nodes,
  value,
  defaultValue,
  onValueChange,
  expanded,
  defaultExpanded,
  onExpandedChange,
  renderEnd,
  className,
  ref,
  ...rest
}: TreeViewProps) {
  const base = useId();
  const [chosen, choose] = useControlled(value, defaultValue ?? '', onValueChange, 'TreeView');
  const [open, setOpen] = useControlled<readonly string[]>(
    expanded,
    defaultExpanded ?? [],
    onExpandedChange,
    'TreeView',
  );
  const [focused, setFocused] = useState<string>();
  const input = useRef<TypeAhead>(undefined);
  const openSet = useMemo(() => new Set(open), [open]);
  const isOpen = (id: string) => openSet.has(id);
  const rows = useMemo(() => flattenTree(nodes, (id) => openSet.has(id)), [nodes, openSet]);
  const placeOf = (id: string | undefined) => rows.findIndex(({ node }) => node.id === id);
  const stop = [placeOf(focused), placeOf(chosen), 0].find((at) => at >= 0) ?? 0;
  const tabStop = rows[stop]?.node.id;
  const virtual = rows.length > VIRTUAL_FROM;
  const scroller = useRef<HTMLDivElement>(null);
  const reveal = useRef<Reveal>(null);
  const merged = useMergedRefs(scroller, ref);
  const hasFocus = useRef(false);
  /** A tree that becomes long mounts its rows again: the new row gets the focus. */
  const keepFocus = (row: HTMLElement | null) => {
    if (hasFocus.current && document.activeElement === document.body) {
      row?.focus({ preventScroll: true });
    }
  };
  const toggle = (id: string) =>
    setOpen(isOpen(id) ? open.filter((each) => each !== id) : [...open, id]);

  /** The next visible row whose name begins with the typed letters. */
  const byLetter = (event: KeyboardEvent, current: string) => {
    const { key, timeStamp } = event;
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    input.current = appendTypeAhead(input.current, key, timeStamp);
    const names = rows.map(({ node }) => node.label);
    return rows[findByTypeAhead(names, input.current.text, placeOf(current))]?.node.id;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const current = tabStop;
    if (current === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(current);
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    const move = moveInTree(rows, current, rtl ? (mirrored ?? event.key) : event.key, isOpen);
    if (move && move.kind !== 'focus') {
      event.preventDefault();
      toggle(move.id);
      return;
    }
    const to = move?.id ?? byLetter(event, current);
    if (to === undefined) return;
    event.preventDefault();
    // A row far away is not rendered yet, and must be before it can be focused.
    flushSync(() => setFocused(to));
    document.getElementById(`${base}${to}`)?.focus({ preventScroll: virtual });
    reveal.current?.(placeOf(to));
  };

  const drawRow = ({ node, level, place, siblings }: TreeRow, virtualPlace?: VirtualPlace) => {
    const style: CSSProperties & Record<`--${string}`, string | number> = {
      ...virtualPlace?.style,
      [css.DEPTH]: level - 1,
    };
    const opened = node.children ? isOpen(node.id) : undefined;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the tree around
      <div
        {...virtualPlace}
        key={node.id}
        ref={(element) => {
          virtualPlace?.ref(element);
          if (node.id === tabStop) keepFocus(element);
        }}
        id={`${base}${node.id}`}
        role="treeitem"
        className={cx(css.row, virtualPlace?.className)}
        style={style}
        tabIndex={node.id === tabStop ? 0 : -1}
        aria-level={level}
        aria-posinset={place}
        aria-setsize={siblings}
        aria-expanded={opened}
        aria-selected={node.id === chosen}
        onFocus={() => {
          hasFocus.current = true;
          setFocused(node.id);
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
        onClick={() => choose(node.id)}
      >
        {/* For pointers only: keys open by arrows. */}
        <span
          className={css.toggle}
          aria-hidden="true"
          onClick={(event) => {
            if (!node.children) return;
            event.stopPropagation();
            toggle(node.id);
          }}
        >
          {opened && node.children?.length === 0 ? (
            <Spinner size="sm" />
          ) : (
            node.children && <ChevronRight size={16} />
          )}
        </span>
        <span className={css.label}>{node.label}</span>
        {renderEnd && <span className={css.end}>{renderEnd(node)}</span>}
      </div>
    );
  };
  const firstRows = () =>
    rows.filter((_, at) => !virtual || at < FIRST_ROWS || at === stop).map((row) => drawRow(row));

  return (
    <div
      role="tree"
      aria-label={label}
      {...rest}
      ref={merged}
      className={cx(css.tree, virtual && css.tall, className)}
      onKeyDown={handleKeyDown}
    >
      {virtual ? (
        <Suspense fallback={firstRows()}>
          <VirtualItems
            ref={reveal}
            count={rows.length}
            keyOf={(at) => rows[at]?.node.id ?? ''}
            scroller={scroller}
            itemHeight={ROW_HEIGHT}
            held={stop}
          >
            {(at, place) => rows[at] && drawRow(rows[at], place)}
          </VirtualItems>
        </Suspense>
      ) : (
        firstRows()
      )}
    </div>
  );
}
