// The script of the offline page: reloads the requested page as soon as the gateway answers again.
{
  /**
   * Milliseconds between two attempts, because a device often does not notice that it is connected.
   */
  const AGAIN = 5_000;
  const tryAgain = async () => {
    if (document.hidden) return;
    const answer = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) location.reload();
  };
  // The address bar has the requested address while this page is shown.
  addEventListener('click', ({ target }) => {
    if (target.closest('[data-retry]')) location.reload();
  });
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  setInterval(tryAgain, AGAIN);
}
