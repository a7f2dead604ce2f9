// What a rendered page runs before its first paint. The gateway writes it into the page, for a file
// could come after that paint.
//
// Every page is rendered for a visitor; whose session this tab holds, only the tab knows. What differs
// for a member is hidden until the page has been drawn for them, so that nobody who is logged in is
// asked to log in, and nothing moves. Storage may be forbidden; nobody is logged in then.
try {
  if (sessionStorage.getItem('token')) document.documentElement.dataset.session = 'restoring';
} catch {}

// What is pressed until the page is alive is kept, and done then. Ordinary links work without scripts.
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
