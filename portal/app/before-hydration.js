// What a rendered page runs before its first paint. The gateway writes it into the page, for a file
// could come after that paint.
//
// Every page is rendered for a visitor; whose session this tab holds, only the tab knows. What differs
// for a member is hidden until the page has been drawn for them, so that nobody who is logged in is
// asked to log in, and nothing moves. To whoever takes a break the whole page is, for a visitor's shows games.
// Storage may be forbidden; nobody is logged in then.
try {
  if (sessionStorage.getItem('token'))
    document.documentElement.dataset.session =
      sessionStorage.getItem('isExcluded') === '1' ? 'break' : 'restoring';
} catch {}

// Pictures wait until they come into the window (the kit's `ImagesWhenNear`). Those that a drawn page shows
// begin as soon as the page is read, before its scripts.
document.addEventListener(
  'readystatechange',
  () => {
    const shown = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        shown.unobserve(target);
        if (target.hasAttribute('src')) continue;
        const { src, srcset } = target.dataset;
        if (srcset) target.srcset = srcset;
        if (src) target.src = src;
      }
    });
    for (const picture of document.querySelectorAll('img[data-src]')) shown.observe(picture);
  },
  { once: true },
);

// Scripts that the page needs before it answers to a press are asked for once it is painted, and not when the
// scripts before them have run. Until then the first picture has the line.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  const isMember = 'session' in document.documentElement.dataset;
  const named = isMember ? 'link[data-rel], link[data-member-rel]' : 'link[data-rel]';
  for (const link of document.querySelectorAll(named)) link.rel = 'modulepreload';
}).observe({ type: 'paint', buffered: true });

// What is pressed and typed until the page is alive is kept, and done then. Ordinary links work without scripts.
{
  const BEGINS = [
    ['pointerdown', PointerEvent],
    ['mousedown', MouseEvent],
  ];
  const ENDS = [
    ['pointerup', PointerEvent],
    ['mouseup', MouseEvent],
  ];
  const untilAlive = new AbortController();
  const listen = (type, listener) =>
    addEventListener(type, listener, { capture: true, signal: untilAlive.signal });
  let pressed;
  let held;
  const controlOf = ({ target }) => target.closest('button, a[href^="?"], a[href="/"]');

  const keep = (event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  // A part that is alive already would answer to the press now, and to its repetition once more.
  const hold = (event) => {
    held = controlOf(event);
    if (held) event.stopPropagation();
  };
  const letGo = (event) => {
    held = undefined;
    if (controlOf(event)) event.stopPropagation();
  };
  listen('click', keep);
  for (const [type] of BEGINS) listen(type, hold);
  for (const [type] of ENDS) listen(type, letGo);
  listen('pointercancel', letGo);

  // Closes a dialog that was drawn with the page.
  const dialog = () => document.querySelector('[role=dialog]');
  let escaped = false;
  const keepEscape = (event) => {
    if (event.key !== 'Escape' || !dialog()) return;
    event.stopPropagation();
    escaped = true;
  };
  listen('keydown', keepEscape);

  // What is typed and ticked until then would be forgotten by the form, which begins empty.
  const typed = new Map();
  const isBox = (field) => field.matches('[type=checkbox], [type=radio]');
  const note = ({ target }) => {
    if (target.matches('input:not([type=file]), textarea')) {
      typed.set(target, isBox(target) ? target.checked : target.value);
    }
  };
  listen('input', note);
  // React brings the part to life that an event is in, before it goes on.
  const wake = (element) => element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  const type = ([field, value]) => {
    if (!field.isConnected) return;
    // A part that woke by the text itself would take it for known.
    wake(field);
    // React passes a change on when the field differs from what React last knew of it.
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.value = '';
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // A form that has come to life before the page says so has emptied its fields: whoever goes on writing writes on.
  listen('beforeinput', ({ target }) => {
    const kept = typed.get(target);
    if (kept && target.value === '') type([target, kept]);
  });

  addEventListener(
    'baize:alive',
    () => {
      untilAlive.abort();
      // The dialog is what is looked at, and programs fill a login without a key or a press before: what is written
      // there from now on finds it alive.
      for (const part of document.querySelectorAll('[role=dialog], [type=password]')) wake(part);
      for (const each of typed) type(each);
      // Tabs and menus answer to the press itself, and not to its end.
      const press = (control, kinds) => {
        for (const [type, Kind] of kinds) {
          control.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true }));
        }
      };
      if (pressed?.isConnected) {
        press(pressed, [...BEGINS, ...ENDS]);
        pressed.click();
      }
      // Its end, which is still to come, is the person's own.
      if (held?.isConnected) press(held, BEGINS);
      if (escaped) {
        dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
    },
    { once: true },
  );
}
