// The first page comes drawn: its scripts are asked for once it has been painted, so that they do
// not take the line from its pictures and letters. Whoever presses something before that starts
// them at once, and the press is done when the page is alive.
{
  const { entry, parts } = document.currentScript.dataset;
  let started = false;
  let pressed;

  const start = () => {
    if (started) return;
    started = true;
    for (const href of parts.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(entry);
  };

  const hold = (event) => {
    const control = event.target.closest('button, a[href^="?"], a[href="/"]');
    start();
    // Ordinary links work without scripts.
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  addEventListener('click', hold, true);
  addEventListener('keydown', start, { once: true, capture: true });

  addEventListener(
    'baize:alive',
    () => {
      removeEventListener('click', hold, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );

  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  // A picture that does not come must not keep the page asleep.
  setTimeout(start, 2500);
}
