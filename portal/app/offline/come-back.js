// What the page for "no connection" runs: it loads what was wanted as soon as the gateway answers again.
{
  /** Milliseconds from one try to the next: a device often does not notice that it is connected. */
  const AGAIN = 5_000;
  const tryAgain = async () => {
    if (document.hidden) return;
    const answer = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) location.reload();
  };
  // The address that was wanted stands there while this is shown.
  addEventListener('click', ({ target }) => {
    if (target.closest('[data-retry]')) location.reload();
  });
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  setInterval(tryAgain, AGAIN);
}
