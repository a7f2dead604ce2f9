import { type ComponentType, createElement, type ReactElement } from 'react';

/** What every component must hand on to the element that it draws. */
export interface Probe {
  readonly className: string;
  readonly id: string;
  readonly 'data-probe': string;
  readonly ref: (element: Element | null) => void;
}

/** The least that each component of the kit can be drawn with, by the name of its export. */
const nothing = () => undefined;
const text = (at: number) => `${at}`;
const items = [
  { value: 'a', label: 'A', content: 'First' },
  { value: 'b', label: 'B', content: 'Second' },
];
const inTabs = { value: 'a', items, onValueChange: nothing, label: 'Tabs' };
const dialog = {
  open: true,
  onOpenChange: nothing,
  title: 'Title',
  labels: { close: 'Close' },
  children: 'Text',
};
const option = { value: 'a', label: 'A' };
const runLabels = { pause: 'Pause', play: 'Run', previous: 'Back', next: 'On' };

export const PROPS: Readonly<Record<string, object>> = {
  Avatar: { name: 'Juan Cruz' },
  Badge: { children: 'Hot' },
  CountBadge: { count: 3, label: '3 new' },
  BalanceChip: {
    amount: 12,
    locale: 'en',
    labels: {
      ...{ balance: 'Balance', hidden: 'hidden', hide: 'Hide' },
      ...{ show: 'Show', refresh: 'Refresh', stale: 'Old' },
    },
  },
  Button: { children: 'Press' },
  Carousel: {
    slides: [{ id: '1', src: '/one.webp', alt: 'One' }],
    labels: {
      ...runLabels,
      ...{ carousel: 'Promotions', kind: 'carousel', slideKind: 'slide', position: text },
    },
  },
  Checkbox: { children: 'I agree' },
  Chip: { children: 'Slots' },
  CodeInput: { value: '12', onValueChange: nothing, 'aria-label': 'Code' },
  ConfirmDialog: {
    ...dialog,
    labels: { confirm: 'Yes', cancel: 'No' },
    onConfirm: nothing,
    onCancel: nothing,
  },
  CountdownButton: {
    children: 'Send',
    onPress: nothing,
    format: text,
    labels: { waiting: text, ready: 'Ready' },
  },
  Dialog: dialog,
  EmptyState: { icon: null, title: 'Nothing' },
  ErrorState: { title: 'Failed' },
  Field: { label: 'Name', children: null },
  GameCard: {
    ...{ gameId: '1', name: 'Game', vendor: 'Vendor', cover: '/cover.webp', onPlay: nothing },
    labels: {
      ...{ play: 'Play', trial: 'Trial', favourite: 'Favourite', info: 'About' },
      ...{ hot: 'Hot', new: 'New', maintenance: 'Closed' },
    },
  },
  GameCardSkeleton: {},
  CategoryIcon: { category: 'RNG' },
  Illustration: { scene: 'nothing' },
  Image: { src: '/picture.webp', alt: 'Picture' },
  Input: { 'aria-label': 'Name' },
  Menu: { trigger: 'Account', label: 'Account', children: null },
  MenuItem: { onSelect: nothing, children: 'Leave' },
  MenuLink: { href: '/member', children: 'Account' },
  MenuGroup: { heading: 'Money' },
  MenuSeparator: {},
  ModalTabs: {
    ...dialog,
    ...{ items, tab: 'a', onTabChange: nothing, labels: { close: 'Close', tabs: 'Tabs' } },
  },
  NoticeBar: {
    notices: [{ id: '1', title: 'Welcome' }],
    onOpen: nothing,
    labels: { ...runLabels, notices: 'Notices' },
  },
  Paginator: {
    ...{ page: 2, pages: 9, hrefFor: text },
    labels: { paginator: 'Pages', previous: 'Back', next: 'On', page: text, jump: 'Go to' },
  },
  PasswordInput: {
    'aria-label': 'Password',
    labels: { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on' },
  },
  QrBlock: { value: 'https://baize.example', labels: { code: 'Code', failed: 'Failed' } },
  Highlight: { text: 'Golden', marks: [{ from: 0, to: 2 }] },
  Rail: { heading: 'Hot', labels: runLabels, children: createElement('a', { key: 'a' }) },
  SearchBox: {
    ...{ value: '', onValueChange: nothing, groups: [], onChoose: nothing, status: '' },
    labels: { input: 'Search', clear: 'Clear', results: 'Games' },
  },
  Select: { options: [option], 'aria-label': 'Choice' },
  Skeleton: {},
  Spinner: {},
  Tabs: inTabs,
  TabsRoot: { value: 'a' },
  TabsList: { items, 'aria-label': 'Tabs' },
  TabsPanel: { value: 'a', children: 'First' },
  TextArea: { 'aria-label': 'Text' },
  TextLink: { href: '/help', children: 'Help' },
  ToastProvider: { labels: { region: 'Messages', dismiss: 'Close' }, children: null },
  VendorDropdown: {
    label: 'Slots',
    vendors: [{ id: '1', name: 'Lumenforge', icon: undefined }],
    onSelect: nothing,
    maintenanceLabel: 'Closed',
  },
  WinnerTicker: {
    heading: 'Winners',
    winners: [{ id: '1', icon: undefined, game: 'Game', name: 'j***n', amount: '1.00' }],
    labels: runLabels,
  },
};

/** Components that draw no element of their own to hand anything to. */
export const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  Highlight: 'draws words and the marks in them, without an element around',
  ToastProvider: 'gives a context; its region is shared by the whole page',
};

/** Parts that only stand inside another component. */
const PARENT: Readonly<Record<string, string>> = { TabsList: 'TabsRoot', TabsPanel: 'TabsRoot' };

/** A component is what an export is called like one and can be drawn. */
export const isComponent = (name: string, value: unknown): value is ComponentType<object> =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && !!value && '$$typeof' in value));

/** An element of a component with the least of props, below what it must stand in. */
export function sampleOf(
  exports: Readonly<Record<string, unknown>>,
  name: string,
  more: object = {},
): ReactElement {
  const component = exports[name];
  if (!isComponent(name, component)) throw new Error(`${name} is no component.`);
  const props = PROPS[name] ?? (name.endsWith('Icon') ? {} : undefined);
  if (!props) throw new Error(`tests/kit/samples.ts has no props for ${name}.`);
  const element = createElement(component, { ...props, ...more });
  const parent = PARENT[name];
  return parent ? wrap(exports, parent, element) : element;
}

function wrap(exports: Readonly<Record<string, unknown>>, name: string, child: ReactElement) {
  const component = exports[name];
  if (!isComponent(name, component)) throw new Error(`${name} is no component.`);
  return createElement(component, PROPS[name] ?? {}, child);
}
