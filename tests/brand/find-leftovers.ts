/** Something on the page that the garish brand cannot have given it. */
export interface Leftover {
  readonly element: string;
  readonly property: string;
  readonly value: string;
}

/**
 * Looks at every element that is drawn, and its ::before and ::after: each colour, radius and font
 * must be one that the brand on `<html>` declares. Read from computed styles, so that a value is
 * found wherever it comes from. Runs in the page, and needs nothing from outside of it.
 */
export function findLeftovers(): Leftover[] {
  const still = new CSSStyleSheet();
  still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

  const probe = document.createElement('span');
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  /** The parts of a computed value that are colours. */
  const coloursIn = (value: string) =>
    value.match(/(?:rgba?|oklab|oklch|color|lab|lch|hsla?)\([^()]*\)/g) ?? [];
  const drawn = (
    property: 'boxShadow' | 'color' | 'fontFamily' | 'borderRadius',
    value: string,
  ) => {
    probe.style[property] = '';
    probe.style[property] = value;
    return computed[property];
  };
  const names = [
    ...new Set(
      [...document.styleSheets]
        .filter(({ href }) => href?.endsWith('/garish/brand.css'))
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
        .filter((name) => name.startsWith('--bz-')),
    ),
  ];
  const colours = new Set(['rgba(0, 0, 0, 0)']);
  const radii = new Set(['0px', '50%']);
  const fonts = new Set<string>();
  for (const name of names) {
    const value = `var(${name})`;
    if (name.startsWith('--bz-color-')) colours.add(drawn('color', value));
    if (name.startsWith('--bz-shadow-')) {
      for (const colour of coloursIn(drawn('boxShadow', value))) colours.add(colour);
    }
    if (name.startsWith('--bz-radius-')) {
      for (const radius of drawn('borderRadius', value).split(' ')) radii.add(radius);
    }
    if (name.startsWith('--bz-font-family-')) fonts.add(drawn('fontFamily', value));
  }
  probe.remove();

  const found: Leftover[] = [];
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const corners = [
    'borderTopLeftRadius',
    'borderTopRightRadius',
    'borderBottomLeftRadius',
    'borderBottomRightRadius',
  ] as const;

  const look = (element: Element, pseudo?: '::before' | '::after') => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && (style.content === 'none' || style.content === 'normal')) return;
    const told = (property: string, value: string) =>
      found.push({
        element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`,
        property,
        value,
      });
    const check = (property: string, value: string) => {
      for (const colour of coloursIn(value)) if (!colours.has(colour)) told(property, colour);
    };
    check('background-color', style.backgroundColor);
    check('background-image', style.backgroundImage);
    check('box-shadow', style.boxShadow);
    if (style.outlineStyle !== 'none') check('outline-color', style.outlineColor);
    for (const side of sides) {
      if (style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px') {
        check(`border-${side.toLowerCase()}-color`, style[`border${side}Color`]);
      }
    }
    // What is no shape hands its fill down and draws nothing itself.
    if (element instanceof SVGGeometryElement) {
      check('fill', style.fill);
      check('stroke', style.stroke);
    }
    for (const corner of corners) {
      const value = style[corner];
      if (value.split(' ').some((length) => !radii.has(length))) told(corner, value);
    }
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!pseudo && !own && !element.matches('input, select, textarea')) return;
    check('color', style.color);
    if (!fonts.has(style.fontFamily)) told('font-family', style.fontFamily);
  };

  // Of ten thousand rows of a list all that come later are made as the first ones.
  const looked = new Map<Node | null, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const nth = (looked.get(node.parentNode) ?? 0) + 1;
    looked.set(node.parentNode, nth);
    if (nth > 300 || !(node instanceof Element)) return NodeFilter.FILTER_REJECT;
    // Pictures bring their own colours: photographs, a QR code, a network's logo.
    if (node.matches('[data-own-colours], script, style, template, defs')) {
      return NodeFilter.FILTER_REJECT;
    }
    return NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode()) {
    const element = walker.currentNode;
    if (!(element instanceof Element) || !element.checkVisibility()) continue;
    look(element);
    look(element, '::before');
    look(element, '::after');
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return found;
}
