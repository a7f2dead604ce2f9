import { PAGE_METRICS, type PageMetric } from '@baize/gateway/contract/page-figures.ts';
import type { Summary } from '@baize/gateway/modules/page-figures/histogram.ts';
import { BOUNDS } from '@baize/gateway/modules/page-figures/histogram.ts';
import type { FigureGroup, Grouping } from '@baize/gateway/modules/page-figures/page-figures.ts';
import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';

/** Periods that can be chosen, in days including today. */
export const PERIODS = [1, 7, 28] as const;
export type Period = (typeof PERIODS)[number];

export const SHOWN: Readonly<Record<Grouping, string>> = {
  route: 'By page',
  device: 'By device',
  brand: 'By brand',
};

interface PageFiguresFacts {
  readonly period: Period;
  /** Whether the merchant collects page figures at all. */
  readonly isOn: boolean;
  readonly groups: Readonly<Record<Grouping, readonly FigureGroup[]>>;
  readonly nonce: string;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const valueText = (metric: PageMetric, value: number) => {
  if (metric === 'CLS') return String(value);
  return value < 1000 ? `${value} ms` : `${value / 1000} s`;
};

function p75Text(metric: PageMetric, { p75 }: Summary): string {
  if (p75 !== undefined) return `≤ ${valueText(metric, p75)}`;
  return `> ${valueText(metric, BOUNDS[metric].at(-1) ?? 0)}`;
}

const cell = (text: string) => html`<td class="number">${text}</td>`;

function metricCells(metric: PageMetric, summary: Summary | undefined) {
  if (!summary) return [cell('–'), cell('–')];
  const between = 1 - summary.good - summary.poor;
  return [
    cell(p75Text(metric, summary)),
    cell(`${percent(summary.good)} · ${percent(between)} · ${percent(summary.poor)}`),
  ];
}

const most = ({ metrics }: FigureGroup) =>
  Math.max(...PAGE_METRICS.map((metric) => metrics[metric]?.count ?? 0));

function section(grouping: Grouping, groups: readonly FigureGroup[]) {
  const headings = PAGE_METRICS.flatMap((metric) => [
    { number: `${metric}, 75th percentile` },
    { number: 'good · middling · poor' },
  ]);
  const rows = groups.map(
    (group) =>
      html`<tr><th scope="row">${group.name}</th>${cell(String(most(group)))}${PAGE_METRICS.flatMap((metric) => metricCells(metric, group.metrics[metric]))}</tr>`,
  );
  return html`<h2>${SHOWN[grouping]}</h2>
${staffTable([grouping, { number: 'Pages' }, ...headings], rows, 'No page was counted in this time.')}`;
}

const periodText = (period: Period) => (period === 1 ? 'Today' : `${period} days`);

/** Speed of pages as visitors experienced it: aggregated, without any personal data. */
export function pageFiguresPage({ period, isOn, groups, nonce }: PageFiguresFacts) {
  const intro =
    'How fast pages were for those who looked at them. Counts alone are kept, by day, page, device and brand; nothing of a person. A page counts once, when it goes out of sight.';
  const ways = PERIODS.map((each, at) =>
    each === period
      ? html`${at > 0 ? ' · ' : ''}<strong aria-current="page">${periodText(each)}</strong>`
      : html`${at > 0 ? ' · ' : ''}<a href="/sandbox/figures?days=${each}">${periodText(each)}</a>`,
  );
  return backOfficePage({ page: 'figures', intro, nonce }, [
    html`${isOn ? '' : html`<p role="status">Counting is off by the setting <code>pageFigures</code>: what follows is of before.</p>`}`,
    html`<p>${ways}</p>`,
    section('route', groups.route),
    section('device', groups.device),
    section('brand', groups.brand),
  ]);
}
