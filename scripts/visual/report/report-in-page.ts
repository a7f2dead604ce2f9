import type { Entry, grouped, ReportData } from './report-data.ts';

/**
 * Runs in the report's page (and must be self-contained except for grouping): filters, three ways to compare, and approval, if
 * the page is served by `npm run visual -- --review`.
 */
export function runReport(group: typeof grouped): void {
  const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ReportData;
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  const chosen = new Map<string, string>();
  const approved = new Set<string>();
  let view: 'side' | 'slide' | 'blink' = 'side';
  /** Margin around the difference, in pixels of the picture. */
  const MARGIN = 24;
  const MOST_ZOOM = 4;
  const ROOM = 520;
  const BLINK_MS = 600;

  function make<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Record<string, string>,
    ...children: (string | Node)[]
  ): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  /** A picture, cropped to the difference and enlarged, or whole if that is unknown. */
  function cut(file: string, { change }: Entry): HTMLElement {
    const image = make('img', { src: file, alt: '', loading: 'lazy' });
    if (!change) return make('div', { class: 'whole' }, image);
    const { left, top, width, height } = change.box;
    const zoom = Math.min(MOST_ZOOM, ROOM / (width + 2 * MARGIN));
    const frame = make('div', { class: 'cut' }, image);
    frame.style.inlineSize = `${(width + 2 * MARGIN) * zoom}px`;
    frame.style.blockSize = `${Math.min(900, (height + 2 * MARGIN) * zoom)}px`;
    image.style.transform = `scale(${zoom}) translate(${MARGIN - left}px, ${MARGIN - top}px)`;
    return frame;
  }

  const figure = (name: string, file: string, entry: Entry) =>
    make(
      'figure',
      {},
      make('figcaption', {}, make('a', { href: file, target: '_blank' }, name)),
      cut(file, entry),
    );

  function pictures(entry: Entry): HTMLElement {
    const { before, after, difference } = entry;
    if (!before || !after || view === 'side') {
      const all = [
        ['Before', before],
        ['After', after],
        ['Difference', difference],
      ] as const;
      return make(
        'div',
        { class: 'side' },
        ...all.flatMap(([name, file]) => (file ? [figure(name, file, entry)] : [])),
      );
    }
    const below = cut(before, entry);
    const above = cut(after, entry);
    above.classList.add('above');
    const stack = make('div', { class: 'stack' }, below, above);
    if (view === 'blink') {
      stack.classList.add('blink');
      return stack;
    }
    const slider = make('input', {
      type: 'range',
      min: '0',
      max: '100',
      value: '50',
      'aria-label': `Before and after of ${entry.key}`,
    });
    const slide = () => {
      above.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
    };
    slider.addEventListener('input', slide);
    slide();
    return make('div', {}, stack, slider);
  }

  async function approve(entries: readonly Entry[], status: HTMLElement): Promise<void> {
    status.textContent = 'Writing …';
    try {
      const answer = await fetch('/approve', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Token': token ?? '' },
        body: JSON.stringify(entries.map(({ key }) => key)),
      });
      if (!answer.ok) throw new Error(await answer.text());
      for (const { key } of entries) approved.add(key);
      draw();
    } catch (error) {
      status.textContent = `Not approved: ${error instanceof Error ? error.message : error}`;
    }
  }

  function approval(entries: readonly Entry[], text: string): Node {
    const open = entries.filter(({ key, kind }) => !approved.has(key) && kind !== 'broken');
    if (!token || open.length === 0) return document.createTextNode('');
    const status = make('span', { role: 'status' });
    const button = make('button', { type: 'button' }, text);
    button.addEventListener('click', () => void approve(open, status));
    return make('span', {}, button, ' ', status);
  }

  function article(entry: Entry): HTMLElement {
    const title = entry.story
      ? make(
          'a',
          { href: `http://localhost:6006/?path=/story/${entry.story}`, target: '_blank' },
          entry.key,
        )
      : entry.key;
    return make(
      'article',
      {},
      make('h3', {}, title),
      make('p', {}, entry.what, ' ', approved.has(entry.key) ? 'Approved.' : ''),
      approval([entry], 'Approve'),
      pictures(entry),
    );
  }

  const fits = (entry: Entry) =>
    [...chosen].every(([name, value]) => !value || String(Reflect.get(entry, name)) === value);

  function draw(): void {
    document.getElementById('groups')?.replaceChildren(
      ...group(data.entries.filter(fits)).map(({ cause, entries }, index) => {
        const details = make(
          'details',
          index === 0 ? { open: '' } : {},
          make('summary', {}, `${cause} (${entries.length})`),
          approval(entries, `Approve all ${entries.length}`),
        );
        const fill = () => {
          if (details.open && !details.querySelector('article')) {
            details.append(...entries.map(article));
          }
        };
        details.addEventListener('toggle', fill);
        fill();
        return details;
      }),
    );
  }

  function filter(name: 'kind' | 'subject' | 'brand' | 'width', label: string): HTMLElement {
    const values = [...new Set(data.entries.map((entry) => String(entry[name])))].sort();
    const list = make(
      'select',
      {},
      make('option', { value: '' }, 'all'),
      ...values.map((value) =>
        make('option', { value }, value === '0' ? 'usual' : value || 'unknown'),
      ),
    );
    list.addEventListener('change', () => {
      chosen.set(name, list.value);
      draw();
    });
    return make('label', {}, `${label} `, list);
  }

  const views = make(
    'select',
    {},
    ...['side', 'slide', 'blink'].map((value) => make('option', { value }, value)),
  );
  views.addEventListener('change', () => {
    view = views.value as typeof view;
    draw();
  });
  document.getElementById('summary')?.append(data.summary);
  document
    .getElementById('filters')
    ?.append(
      filter('kind', 'Kind'),
      filter('subject', 'Component or screen'),
      filter('brand', 'Brand'),
      filter('width', 'Width'),
      make('label', {}, 'Compare ', views),
    );
  setInterval(() => document.body.classList.toggle('after'), BLINK_MS);
  draw();
}
