import './pager.css';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { PAGES } from '../games.ts';

/** Five around the current page, two at each end, dots between. */
function numbers(page: number, pages: number): (number | undefined)[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  const shown = new Set([1, 2, pages - 1, pages]);
  for (let at = first; at < first + 5; at += 1) shown.add(at);
  const sorted = [...shown].filter((at) => at >= 1 && at <= pages).sort((a, b) => a - b);
  return sorted.flatMap((at, index) => {
    const before = sorted[index - 1];
    if (before === undefined || at - before === 1) return [at];
    return at - before === 2 ? [at - 1, at] : [undefined, at];
  });
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className="arrow" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

interface StepProps {
  to: number;
  label: string;
  rel: 'prev' | 'next';
  d: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>, page: number) => void;
}

function Step({ to, label, rel, d, onFollow }: StepProps) {
  if (to < 1 || to > PAGES) {
    return (
      <span className="page" aria-disabled="true">
        <Arrow d={d} />
      </span>
    );
  }
  return (
    <a
      className="page"
      href={`?page=${to}`}
      rel={rel}
      aria-label={label}
      onClick={(event) => onFollow(event, to)}
    >
      <Arrow d={d} />
    </a>
  );
}

export function Pager() {
  const [page, setPage] = useState(1);
  const follow = (event: MouseEvent<HTMLAnchorElement>, to: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPage(to);
  };
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('page'));
    event.currentTarget.reset();
    if (wanted) setPage(Math.min(Math.max(Math.trunc(wanted), 1), PAGES));
  };
  let gaps = 0;
  return (
    <nav className="pager" aria-label="Pages of games">
      <ul className="list">
        <li>
          <Step
            to={page - 1}
            label="Previous page"
            rel="prev"
            d="m15 5-7 7 7 7"
            onFollow={follow}
          />
        </li>
        {numbers(page, PAGES).map((at) => {
          if (at === undefined) gaps += 1;
          return (
            <li key={at ?? `gap${gaps}`}>
              {at === undefined ? (
                <span className="gap" aria-hidden="true">
                  …
                </span>
              ) : (
                <a
                  className="page"
                  href={`?page=${at}`}
                  aria-label={`Page ${at}`}
                  aria-current={at === page ? 'page' : undefined}
                  onClick={(event) => follow(event, at)}
                >
                  {at}
                </a>
              )}
            </li>
          );
        })}
        <li>
          <Step to={page + 1} label="Next page" rel="next" d="m9 5 7 7-7 7" onFollow={follow} />
        </li>
      </ul>
      <form className="jump" onSubmit={jump} noValidate>
        <label className="jump">
          Go to page
          <input
            className="field"
            name="page"
            type="number"
            min={1}
            max={PAGES}
            placeholder={String(page)}
          />
        </label>
        <button type="submit" className="page" aria-label="Go to page">
          <Arrow d="m9 5 7 7-7 7" />
        </button>
      </form>
    </nav>
  );
}
