import { type ComponentType, createElement, type ReactElement } from 'react';

/** Attributes that every component must pass on to its element. */
export interface Probe {
  readonly className: string;
  readonly id: string;
  readonly 'data-probe': string;
  readonly ref: (element: Element | null) => void;
}

/** The minimal props of each component of the kit, by the name of its export. */
const nothing = () => undefined;
const text = (at: unknown) => `${at}`;
const items = [
  { value: 'a', label: 'A', content: 'First' },
  { value: 'b', label: 'B', content: 'Second' },
];
const inTabs = { value: 'a', items, onValueChange: nothing, label: 'Tabs' };
const dialog = { open: true, onOpenChange: nothing, title: 'Title', children: 'Text' };
const option = { value: 'a', label: 'A' };

export const PROPS: Readonly<Record<string, object>> = {
  Accordion: { items },
  ActionSheet: { ...dialog, actions: [{ id: 'a', label: 'Play' }], onSelect: nothing },
  Alert: { children: 'Checked' },
  BottomBar: { label: 'Main', children: null },
  BottomBarItem: { href: '/', icon: null, children: 'Home' },
  Breadcrumb: { children: createElement('a', { key: 'a', href: '/' }, 'Top') },
  BreadcrumbLink: { href: '/', children: 'Top' },
  BreadcrumbPage: { children: 'Here' },
  Combobox: { options: [option], 'aria-label': 'Bank' },
  CopyField: { value: 'ABCD', 'aria-label': 'Code' },
  DateRangePicker: { label: 'Period' },
  Drawer: dialog,
  FileField: { 'aria-label': 'Proof' },
  NumberField: { defaultValue: '1', 'aria-label': 'Amount' },
  Popover: {
    trigger: createElement('button', { type: 'button' }, 'Open'),
    label: 'Filters',
    defaultOpen: true,
    children: 'Filters',
  },
  RadioCards: { label: 'Period', options: [option] },
  RadioGroup: { label: 'Period', options: [option] },
  SegmentedControl: { label: 'Period', items: [option] },
  Slider: { 'aria-label': 'Minutes' },
  Stepper: { label: 'Steps', steps: [{ id: 'a', label: 'A' }], current: 'a' },
  Switch: { children: 'E-mail' },
  Timeline: { events: [{ id: 'a', title: 'Paid' }] },
  TreeView: { label: 'Line', nodes: [{ id: 'a', label: 'A' }] },
  Tooltip: {
    content: 'Words',
    defaultOpen: true,
    children: createElement('button', { type: 'button' }, 'Info'),
  },
  Card: { children: 'Wallet' },
  Chart: {
    title: 'Deposits',
    categories: ['Mon'],
    series: [{ id: 'a', label: 'A', values: [1] }],
    format: text,
    categoryHeader: 'Day',
  },
  DataTable: {
    label: 'Bets',
    columns: [{ id: 'a', header: 'A', cell: () => 'a' }],
    rows: ['a'],
    rowId: text,
  },
  DescriptionList: { items: [{ term: 'State', description: 'Paid' }] },
  Grid: { children: 'Cards' },
  Heading: { level: 2, children: 'Hot games' },
  Inline: { children: 'Buttons' },
  ProgressBar: { label: 'Turnover', value: 1, max: 2 },
  Stack: { children: 'Parts' },
  Stat: { label: 'Deposits', value: '12.00' },
  Text: { children: 'Words' },
  Avatar: { name: 'Juan Cruz' },
  Badge: { children: 'Hot' },
  CountBadge: { count: 3, label: '3 new' },
  BalanceChip: { amount: 12, locale: 'en' },
  Button: { children: 'Press' },
  Carousel: { slides: [{ id: '1', src: '/one.webp', alt: 'One' }], label: 'Promotions' },
  Checkbox: { children: 'I agree' },
  Chip: { children: 'Slots' },
  CodeInput: { value: '12', onValueChange: nothing, 'aria-label': 'Code' },
  ConfirmDialog: { ...dialog, onConfirm: nothing, onCancel: nothing },
  CountdownButton: { children: 'Send', onClick: nothing, format: text },
  Dialog: dialog,
  EmptyState: { icon: null, title: 'Nothing' },
  ErrorState: { title: 'Failed' },
  Field: { label: 'Name', children: null },
  GameCard: { gameId: '1', name: 'Game', vendor: 'Vendor', cover: '/cover.webp', onPlay: nothing },
  GameCardSkeleton: {},
  DialogClose: {
    children: createElement('button', { type: 'button', className: 'own' }, 'Done'),
  },
  CategoryIcon: { category: 'RNG' },
  Illustration: { scene: 'nothing' },
  Image: { src: '/picture.webp', alt: 'Picture' },
  Input: { 'aria-label': 'Name' },
  Menu: { trigger: 'Account', label: 'Account', children: null },
  MenuItem: { onSelect: nothing, children: 'Leave' },
  MenuLink: { href: '/member', children: 'Account' },
  MenuGroup: { label: 'Money' },
  MenuSeparator: {},
  ModalTabs: { ...dialog, items, label: 'Tabs' },
  NoticeBar: { notices: [{ id: '1', title: 'Welcome' }], onSelect: nothing },
  Paginator: { page: 2, pageCount: 9, hrefFor: text },
  PasswordInput: { 'aria-label': 'Password' },
  QrBlock: { value: 'https://baize.example', label: 'Code' },
  Highlight: { text: 'Golden', marks: [{ from: 0, to: 2 }] },
  Rail: { title: 'Hot', children: createElement('a', { key: 'a' }) },
  SearchBox: {
    value: '',
    onValueChange: nothing,
    groups: [],
    onSelect: nothing,
    label: 'Search',
    status: '',
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
  ToastProvider: { children: null },
  KitProvider: { children: null },
  PromptSuspense: { follow: () => nothing, children: null },
  ImagesWhenNear: { children: null },
  VendorDropdown: {
    label: 'Slots',
    vendors: [{ id: '1', name: 'Lumenforge', icon: undefined }],
    onSelect: nothing,
  },
  WinnerTicker: {
    title: 'Winners',
    winners: [{ id: '1', icon: undefined, game: 'Game', name: 'j***n', amount: '1.00' }],
  },
};

/** Components without an element of their own. */
export const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  Highlight: 'draws words and the marks in them, without an element around',
  ImagesWhenNear: 'gives a context',
  KitProvider: 'gives a context',
  PromptSuspense: 'draws what is put into it',
  ToastProvider: 'gives a context; its region is shared by the whole page',
};

/** Parts that are valid only inside another component. */
const PARENT: Readonly<Record<string, string>> = {
  DialogClose: 'Dialog',
  TabsList: 'TabsRoot',
  TabsPanel: 'TabsRoot',
};

/** Whether an export is a component: by its name and type. */
export const isComponent = (name: string, value: unknown): value is ComponentType<object> =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && !!value && '$$typeof' in value));

/** An element of a component with minimal props, inside its required parent. */
export function sampleOf(
  exports: Readonly<Record<string, unknown>>,
  name: string,
  more: object = {},
): ReactElement {
  const component = exports[name];
  if (!isComponent(name, component)) throw new Error(`${name} is not a component.`);
  const props = PROPS[name] ?? (name.endsWith('Icon') ? {} : undefined);
  if (!props) throw new Error(`tests/kit/samples.ts has no props for ${name}.`);
  const element = createElement(component, { ...props, ...more });
  const parent = PARENT[name];
  return parent ? wrap(exports, parent, element) : element;
}

function wrap(exports: Readonly<Record<string, unknown>>, name: string, child: ReactElement) {
  const component = exports[name];
  if (!isComponent(name, component)) throw new Error(`${name} is not a component.`);
  return createElement(component, PROPS[name] ?? {}, child);
}
