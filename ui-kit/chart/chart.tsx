import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { DataTable } from '../data-table/index.ts';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useElementSize } from '../foundation/use-element-size.ts';
import * as css from './chart.css.ts';
import { HATCHES, Pattern, Sample } from './patterns.tsx';
import { shownLabels, stackValues, ticksFor } from './scales.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  chart: 'chart',
  chartTable: 'Show as a table',
} satisfies Partial<KitLabels>;

export interface ChartSeries {
  id: string;
  label: string;
  /** One value for each category; `null` leaves a gap. */
  values: readonly (number | null)[];
}

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  title: ReactNode;
  kind?: 'line' | 'bar' | 'stacked';
  /** The categories of the values, in order: days, months, names. Short, for the axis. */
  categories: readonly string[];
  /** At most five. */
  series: readonly ChartSeries[];
  /** Formats a value for the table and the reading. */
  format: (value: number) => string;
  /** Formats a value for the axis, shorter: `1.2k`. */
  formatTick?: (value: number) => string;
  /** The header of the table's first column: `Day`. */
  categoryHeader: string;
  /** Aspect ratio of the drawing, where it leaves enough height. */
  ratio?: number;
  /** Stands in the drawing where no value differs from zero. */
  empty?: string;
}

/** The width of the drawing in pixels until its container is measured. */
const WIDTH = 720;
/** Space for the half of a label that extends beyond the last value. */
const RIGHT = 20;
const TOP = 8;
const BOTTOM = 24;
/** Space for the labels at the side of the drawing, and below it. */
const LEFT = 56;
const LABEL = 88;
/** Below this width per value, neighbouring marks would touch. */
const MARK_SLOT = 12;
/** The mark of each series, drawn around its centre. */
const MARKS = [
  'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'm-4-4h8v8h-8z',
  'm0-5l5 5l-5 5l-5-5z',
  'm0-5l5 8h-10z',
  'm-4-1h8v2h-8zm3-3h2v8h-2z',
];
const markPath = (order: number, x: number, y: number) =>
  `M${x} ${y}${MARKS[order % MARKS.length]}`;

const known = (value: number | null | undefined): value is number => Number.isFinite(value);

/**
 * Values over time or by category as lines, bars or stacked bars. Each series has a colour and a
 * mark or pattern of its own, so that colour is not needed to tell them apart. A table with all
 * values is below.
 */
export function Chart({
  title,
  kind = 'line',
  categories,
  series,
  format,
  formatTick = format,
  categoryHeader,
  ratio = 2.6,
  empty,
  className,
  ...rest
}: ChartProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'Chart');
  const id = useId();
  const [at, setAt] = useState<number>();
  const canvas = useRef<SVGSVGElement>(null);
  // Drawn at the pixel size of its container, so that its text has the size of other text.
  const { width, height } = useElementSize(canvas, { width: WIDTH, height: WIDTH / ratio });
  const shape: CSSProperties & Record<`--${string}`, number> = { '--bz-ratio': ratio };
  const count = categories.length;
  const stacks = categories.map((_, index) =>
    stackValues(series.map(({ values }) => (known(values[index]) ? values[index] : 0))),
  );
  const isStacked = kind === 'stacked';
  const all = isStacked
    ? stacks.flat().flatMap(({ from, to }) => [from, to])
    : series.flatMap(({ values }) => values.filter(known));
  const ticks = ticksFor(Math.min(...all), Math.max(...all));
  const [low = 0] = ticks;
  const span = Math.max(...ticks) - low || 1;
  const slot = (width - LEFT - RIGHT) / Math.max(1, count);
  const x = (index: number) => LEFT + slot * (index + 0.5);
  const y = (value: number) => TOP + (height - TOP - BOTTOM) * (1 - (value - low) / span);
  const isShown = shownLabels(count, width / LABEL);
  const bar = Math.min(slot * 0.8, 48) / (kind === 'bar' ? Math.max(1, series.length) : 1);

  const read = (value: number | null | undefined) => (known(value) ? format(value) : '–');
  const choose = (place: number) => setAt(Math.min(count - 1, Math.max(0, place)));
  const readAt = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientX - box.left) / box.width) * count));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (!step || !count) return;
    event.preventDefault();
    choose((at ?? (step > 0 ? -1 : count)) + step);
  };
  const line = (values: readonly (number | null)[]) =>
    values
      .map((value, index) => {
        if (!known(value)) return '';
        return `${known(values[index - 1]) ? 'L' : 'M'}${x(index)} ${y(value)}`;
      })
      .join('');
  const rows = categories.map((label, index) => ({ label, index }));

  return (
    <figure aria-labelledby={`${id}title`} {...rest} className={cx(css.figure, className)}>
      <figcaption className={css.head}>
        <span id={`${id}title`} className={css.title}>
          {title}
        </span>
        <span className={css.legend}>
          {series.map((each, order) => (
            <span key={each.id} className={css.key}>
              <Sample kind={kind} order={order} id={id} mark={markPath(order, 12, 6)} />
              {each.label}
            </span>
          ))}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that is read by keys */}
      <div
        role="group"
        aria-roledescription={kit.chart}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}reading`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read the values, one after the other
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onBlur={() => setAt(undefined)}
      >
        <svg
          ref={canvas}
          className={css.canvas}
          style={shape}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <defs>
            {HATCHES.map((hatch, order) => (
              <Pattern key={hatch} hatch={hatch} id={`${id}p${order}`} order={order} />
            ))}
          </defs>
          {ticks.map((value) => (
            <g key={value}>
              <line
                className={value === 0 ? css.zero : css.grid}
                x1={LEFT}
                x2={width - RIGHT}
                y1={y(value)}
                y2={y(value)}
              />
              <text className={css.tick} x={LEFT - 8} y={y(value)} dy="0.32em" textAnchor="end">
                {formatTick(value)}
              </text>
            </g>
          ))}
          {categories.map(
            (label, index) =>
              isShown(index) && (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: labels have no identity but their place
                  key={index}
                  className={css.tick}
                  x={x(index)}
                  y={height - 6}
                  textAnchor="middle"
                >
                  {label}
                </text>
              ),
          )}
          {ticks.length < 2 && (
            <text className={css.tick} x={width / 2} y={height / 2} textAnchor="middle">
              {empty}
            </text>
          )}
          {at !== undefined && (
            <line className={css.guide} x1={x(at)} x2={x(at)} y1={TOP} y2={height - BOTTOM} />
          )}
          {series.map(({ id: key, values }, order) => {
            if (kind === 'line') {
              return (
                <g key={key}>
                  <path
                    className={css.lines[order % css.lines.length]}
                    d={line(values)}
                    strokeDasharray={order === 0 ? undefined : `${8 - order} ${order + 2}`}
                  />
                  {values.map(
                    (value, index) =>
                      known(value) &&
                      (slot >= MARK_SLOT || index === at) && (
                        <path
                          // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity but their place
                          key={index}
                          className={css.marks[order % css.marks.length]}
                          d={markPath(order, x(index), y(value))}
                        />
                      ),
                  )}
                </g>
              );
            }
            return (
              <g key={key} fill={`url(#${id}p${order % HATCHES.length})`}>
                {values.map((value, index) => {
                  if (!known(value)) return null;
                  const { from, to } = (isStacked && stacks[index]?.[order]) || {
                    from: 0,
                    to: value,
                  };
                  const place = {
                    x: x(index) + bar * (isStacked ? -0.5 : order - series.length / 2),
                    y: Math.min(y(from), y(to)),
                    width: bar,
                    height: Math.abs(y(to) - y(from)),
                  };
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity but their place
                    <rect key={index} {...place} className={css.outline} />
                  );
                })}
              </g>
            );
          })}
          <rect
            className={css.hover}
            x={LEFT}
            y={TOP}
            width={width - LEFT - RIGHT}
            height={height - TOP - BOTTOM}
            onPointerMove={readAt}
            onPointerDown={readAt}
            onPointerLeave={() => setAt(undefined)}
          />
        </svg>
        <div id={`${id}reading`} className={css.reading} role="status">
          {at !== undefined && (
            <>
              <strong>{categories[at]}</strong>
              {series.map((each) => (
                <span key={each.id}>
                  {each.label} {read(each.values[at])}
                </span>
              ))}
            </>
          )}
        </div>
      </div>
      <details>
        <summary className={css.summary}>{kit.chartTable}</summary>
        <DataTable
          label={typeof title === 'string' ? title : categoryHeader}
          density="compact"
          rows={rows}
          rowId={({ index }) => String(index)}
          columns={[
            { id: 'label', header: categoryHeader, cell: ({ label }) => label },
            ...series.map((each) => ({
              id: each.id,
              header: each.label,
              numeric: true,
              cell: ({ index }: { index: number }) => read(each.values[index]),
            })),
          ]}
        />
      </details>
    </figure>
  );
}
