/** How the desks of the sandbox's staff look. */
export const DESK_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8886; vertical-align: middle; }
  .number { text-align: end; font-variant-numeric: tabular-nums; }
  form { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
  button, select { font: inherit; padding: .3rem .8rem; min-height: 2.25rem; }
  .scroll { overflow-x: auto; }
`;
