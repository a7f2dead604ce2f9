// Runs in a server-rendered page before its first paint. The gateway inlines it, because a file
// could arrive after that paint.
//
// Every page is rendered for a visitor, and only the tab knows whose session it holds. Elements
// that differ for a member are hidden until the page has rendered for them, so that a member is not
// asked to log in and nothing shifts. During a break the whole page is hidden, because a visitor's
// page shows games. Where storage is forbidden, nobody is logged in.
try {
  if (sessionStorage.getItem('token'))
    document.documentElement.dataset.session =
      sessionStorage.getItem('isExcluded') === '1' ? 'break' : 'restoring';
} catch {}

// Pictures are deferred until they come into the window (the kit's `ImagesWhenNear`). Those in the
// first viewport are requested as soon as the page is parsed, before its scripts.
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

// Scripts that hydration needs are requested right after the first paint, rather than when the
// scripts before them have run. Until then the largest picture has the bandwidth.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  const isMember = 'session' in document.documentElement.dataset;
  const named = isMember ? 'link[data-rel], link[data-member-rel]' : 'link[data-rel]';
  for (const link of document.querySelectorAll(named)) link.rel = 'modulepreload';
}).observe({ type: 'paint', buffered: true });

// Presses and input before hydration are recorded, and repeated afterwards. Ordinary links work
// without scripts.
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
  // A part that has hydrated already would handle the press now, and its repetition once more.
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

  // Closes a dialog that was rendered with the page.
  const dialog = () => document.querySelector('[role=dialog]');
  let escaped = false;
  const keepEscape = (event) => {
    if (event.key !== 'Escape' || !dialog()) return;
    event.stopPropagation();
    escaped = true;
  };
  listen('keydown', keepEscape);

  // The form starts empty and would discard what was typed and ticked before hydration.
  const typed = new Map();
  const isBox = (field) => field.matches('[type=checkbox], [type=radio]');
  const note = ({ target }) => {
    if (target.matches('input:not([type=file]), textarea')) {
      typed.set(target, isBox(target) ? target.checked : target.value);
    }
  };
  listen('input', note);
  // React hydrates the part that contains the target of an event before it continues.
  const wake = (element) => element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  const type = ([field, value]) => {
    if (!field.isConnected) return;
    // A part that hydrates because of the input event itself would read the text as its initial
    // value.
    wake(field);
    // React reports a change only if the field differs from its last known value.
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
  // A form that hydrated before the page is ready has cleared its fields: the person continues
  // typing in the recorded text.
  listen('beforeinput', ({ target }) => {
    const kept = typed.get(target);
    if (kept && target.value === '') type([target, kept]);
  });

  addEventListener(
    'baize:alive',
    () => {
      untilAlive.abort();
      // The dialog is what the person looks at, and password managers fill a login without events
      // before: it hydrates first.
      for (const part of document.querySelectorAll('[role=dialog], [type=password]')) wake(part);
      for (const each of typed) type(each);
      // Tabs and menus react to pointer down rather than to click.
      const press = (control, kinds) => {
        for (const [type, Kind] of kinds) {
          control.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true }));
        }
      };
      if (pressed?.isConnected) {
        press(pressed, [...BEGINS, ...ENDS]);
        pressed.click();
      }
      // The pointer up event is still to come from the person.
      if (held?.isConnected) press(held, BEGINS);
      if (escaped) {
        dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
    },
    { once: true },
  );
}
