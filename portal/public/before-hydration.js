// A rendered page is seen before its scripts are there. What is pressed until then is kept, and done
// when the page is alive. Ordinary links work without scripts.
{
  let pressed;

  const keep = (event) => {
    const control = event.target.closest('button, a[href^="?"], a[href="/"]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  addEventListener('click', keep, true);

  addEventListener(
    'baize:alive',
    () => {
      removeEventListener('click', keep, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
