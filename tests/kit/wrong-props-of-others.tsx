import { Accordion } from '../../ui-kit/accordion/index.ts';
import { ActionSheet } from '../../ui-kit/action-sheet/index.ts';
import { Alert } from '../../ui-kit/alert/index.ts';
import { Avatar } from '../../ui-kit/avatar/index.ts';
import { CountBadge } from '../../ui-kit/badge/index.ts';
import { BottomBar, BottomBarItem } from '../../ui-kit/bottom-bar/index.ts';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '../../ui-kit/breadcrumb/index.ts';
import { Card } from '../../ui-kit/card/index.ts';
import { Carousel } from '../../ui-kit/carousel/index.ts';
import { Checkbox } from '../../ui-kit/checkbox/index.ts';
import { Chip } from '../../ui-kit/chip/index.ts';
import { CodeInput } from '../../ui-kit/code-input/index.ts';
import { ConfirmDialog } from '../../ui-kit/confirm-dialog/index.ts';
import { CopyField } from '../../ui-kit/copy-field/index.ts';
import { DateRangePicker } from '../../ui-kit/date-range-picker/index.ts';
import { DescriptionList } from '../../ui-kit/description-list/index.ts';
import { DialogClose } from '../../ui-kit/dialog/index.ts';
import { Drawer } from '../../ui-kit/drawer/index.ts';
import { EmptyState } from '../../ui-kit/empty-state/index.ts';
import { ErrorState } from '../../ui-kit/error-state/index.ts';
import { Field } from '../../ui-kit/field/index.ts';
import { FileField } from '../../ui-kit/file-field/index.ts';
import { GameCardSkeleton } from '../../ui-kit/game-card/index.ts';
import { Heading } from '../../ui-kit/heading/index.ts';
import { Illustration } from '../../ui-kit/illustration/index.ts';
import { Image, ImagesWhenNear } from '../../ui-kit/image/index.ts';
import { Inline } from '../../ui-kit/inline/index.ts';
import { Input } from '../../ui-kit/input/index.ts';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../../ui-kit/menu/index.ts';
import { NoticeBar } from '../../ui-kit/notice-bar/index.ts';
import { NumberField } from '../../ui-kit/number-field/index.ts';
import { PasswordInput } from '../../ui-kit/password-input/index.ts';
import { Popover } from '../../ui-kit/popover/index.ts';
import { ProgressBar } from '../../ui-kit/progress-bar/index.ts';
import { RadioCards, RadioGroup } from '../../ui-kit/radio-group/index.ts';
import { Rail } from '../../ui-kit/rail/index.ts';
import { Highlight, SearchBox } from '../../ui-kit/search-box/index.ts';
import { SegmentedControl } from '../../ui-kit/segmented-control/index.ts';
import { Select } from '../../ui-kit/select/index.ts';
import { Skeleton } from '../../ui-kit/skeleton/index.ts';
import { Slider } from '../../ui-kit/slider/index.ts';
import { Spinner } from '../../ui-kit/spinner/index.ts';
import { Stat } from '../../ui-kit/stat/index.ts';
import { Stepper } from '../../ui-kit/stepper/index.ts';
import { Switch } from '../../ui-kit/switch/index.ts';
import { Tabs, TabsList, TabsPanel, TabsRoot } from '../../ui-kit/tabs/index.ts';
import { Text } from '../../ui-kit/text/index.ts';
import { TextArea } from '../../ui-kit/text-area/index.ts';
import { TextLink } from '../../ui-kit/text-link/index.ts';
import { Timeline } from '../../ui-kit/timeline/index.ts';
import { ToastProvider } from '../../ui-kit/toast/index.ts';
import { Tooltip } from '../../ui-kit/tooltip/index.ts';
import { TreeView } from '../../ui-kit/tree-view/index.ts';
import { WinnerTicker } from '../../ui-kit/winner-ticker/index.ts';

/** One likely mistake with each of the components that `wrong-props.tsx` leaves out. */
const nothing = () => undefined;
const items = [{ value: 'a', label: 'A', content: 'First' }];
const options = [{ value: 'a', label: 'A' }];
const actions = [{ id: 'a', label: 'Play' }];
const change = { text: '+1 %', direction: 'up' } as const;
const sheet = { title: 'Game', actions, onSelect: nothing };
const search = { groups: [], onSelect: nothing, label: 'Search', status: '' };

export const wrong = [
  // @ts-expect-error: several parts may be open
  <Accordion key="1" items={items} value="a" />,
  // @ts-expect-error: it always stands at the lower edge
  <ActionSheet key="2" {...sheet} placement="start" />,
  // @ts-expect-error: a message without a judgement is neutral
  <Alert key="3" tone="info" />,
  // @ts-expect-error: whom it shows
  <Avatar key="4" src="/juan.webp" />,
  // @ts-expect-error: a count is a number
  <CountBadge key="5" count="3" />,
  // @ts-expect-error: a landmark has a name
  <BottomBar key="6">Home</BottomBar>,
  // @ts-expect-error: an icon, or null
  <BottomBarItem key="7" href="/" />,
  // @ts-expect-error: its one word is `label`
  <Breadcrumb key="8" labels={{ breadcrumb: 'Way' }} />,
  // @ts-expect-error: it is `asChild`
  <BreadcrumbLink key="9" as="button" />,
  // @ts-expect-error: where one is, is no link
  <BreadcrumbPage key="10" href="/" />,
  // @ts-expect-error: it is `raised`
  <Card key="11" variant="raised" />,
  // @ts-expect-error: what rotates has a name
  <Carousel key="12" slides={[]} />,
  // @ts-expect-error: a box has a label
  <Checkbox key="13" />,
  // @ts-expect-error: it is `pressed`
  <Chip key="14" selected>
    Slots
  </Chip>,
  // @ts-expect-error: digits as a text: a number loses the first zeros
  <CodeInput key="15" value={123} />,
  // @ts-expect-error: what is confirmed does something
  <ConfirmDialog key="16" title="Leave?">
    Your bet stays.
  </ConfirmDialog>,
  // @ts-expect-error: there is something to copy
  <CopyField key="17" />,
  // @ts-expect-error: days are texts, both of them
  <DateRangePicker key="18" label="Period" value={{ from: '2026-11-10' }} />,
  // @ts-expect-error: a term has a description
  <DescriptionList key="19" items={[{ term: 'State' }]} />,
  // @ts-expect-error: one element that closes it
  <DialogClose key="20" />,
  // @ts-expect-error: a drawer comes from an edge
  <Drawer key="21" title="Filters" placement="center" />,
  // @ts-expect-error: it is `description`
  <EmptyState key="22" title="Nothing" reason="No bets yet" />,
  // @ts-expect-error: it is `labels.retry`
  <ErrorState key="23" title="Failed" retryLabel="Again" />,
  // @ts-expect-error: a field has a label
  <Field key="24">{null}</Field>,
  // @ts-expect-error: files, as a list
  <FileField key="25" value="proof.png" />,
  // @ts-expect-error: nothing is known of the game yet
  <GameCardSkeleton key="26" gameId="1" />,
  // @ts-expect-error: a heading has a rank
  <Heading key="27">Hot games</Heading>,
  // @ts-expect-error: no such scene
  <Illustration key="28" scene="win" />,
  // @ts-expect-error: a picture says something, or `''`
  <Image key="29" src="/one.webp" />,
  // @ts-expect-error: what it holds
  <ImagesWhenNear key="30" />,
  // @ts-expect-error: room is a name of the scale
  <Inline key="31" gap={8} />,
  // @ts-expect-error: a size of the kit, no number of characters
  <Input key="32" size={20} />,
  // @ts-expect-error: a menu has a name
  <Menu key="33" trigger="Account">
    {null}
  </Menu>,
  // @ts-expect-error: it is `label`
  <MenuGroup key="34" heading="Money" />,
  // @ts-expect-error: an item does something
  <MenuItem key="35">Leave</MenuItem>,
  // @ts-expect-error: its role is its own
  <MenuLink key="36" role="link">
    Account
  </MenuLink>,
  // @ts-expect-error: a separator says nothing
  <MenuSeparator key="37" label="Money" />,
  // @ts-expect-error: a press on a notice does something
  <NoticeBar key="38" notices={[]} />,
  // @ts-expect-error: plain decimal text: a number cannot hold every amount
  <NumberField key="39" value={12.5} />,
  // @ts-expect-error: the tool at its end is its own
  <PasswordInput key="40" end="!" />,
  // @ts-expect-error: a popup has a name
  <Popover key="41" trigger="Open">
    Filters
  </Popover>,
  // @ts-expect-error: how far it is, or null
  <ProgressBar key="42" label="Turnover" />,
  // @ts-expect-error: how cards stand is settled
  <RadioCards key="43" label="Period" options={options} layout="row" />,
  // @ts-expect-error: it is `onValueChange`
  <RadioGroup key="44" label="Period" options={options} onChange={nothing} />,
  // @ts-expect-error: it is `title`
  <Rail key="45" heading="Hot">
    {null}
  </Rail>,
  // @ts-expect-error: parts of a text
  <Highlight key="46" text="Golden" />,
  // @ts-expect-error: it is `onValueChange`
  <SearchBox key="47" {...search} onChange={nothing} />,
  // @ts-expect-error: the group has a name
  <SegmentedControl key="48" items={options} />,
  // @ts-expect-error: options, as a list
  <Select key="49" aria-label="Bank">
    {null}
  </Select>,
  // @ts-expect-error: no such shape
  <Skeleton key="50" shape="square" />,
  // @ts-expect-error: a value is a number
  <Slider key="51" value="45" />,
  // @ts-expect-error: a size of the kit
  <Spinner key="52" size={16} />,
  // @ts-expect-error: the figure of a change is its `value`
  <Stat key="53" label="Deposits" value="12.00" change={change} />,
  // @ts-expect-error: which step is under way
  <Stepper key="54" label="Steps" steps={[]} />,
  // @ts-expect-error: what is on or off
  <Switch key="55" />,
  // @ts-expect-error: it is `solid`
  <Tabs key="56" label="Lists" items={items} variant="pill" />,
  // @ts-expect-error: the list has a name
  <TabsList key="57" items={items} />,
  // @ts-expect-error: to which tab it belongs
  <TabsPanel key="58">First</TabsPanel>,
  // @ts-expect-error: it is `activationMode`
  <TabsRoot key="59" activation="manual" />,
  // @ts-expect-error: it is `muted`
  <Text key="60" tone="muted" />,
  // @ts-expect-error: it has no sizes
  <TextArea key="61" size="sm" />,
  // @ts-expect-error: a link destroys nothing
  <TextLink key="62" tone="danger" />,
  // @ts-expect-error: an event has a title
  <Timeline key="63" events={[{ id: 'a' }]} />,
  // @ts-expect-error: it is `label`
  <ToastProvider key="64" labels={{ region: 'News' }}>
    {null}
  </ToastProvider>,
  // @ts-expect-error: it is `delayDuration`
  <Tooltip key="65" content="Words" delay={0}>
    Info
  </Tooltip>,
  // @ts-expect-error: a node is held: it is `onValueChange`
  <TreeView key="66" label="Line" nodes={[]} onSelect={nothing} />,
  // @ts-expect-error: it is `title`
  <WinnerTicker key="67" heading="Winners" winners={[]} />,
];
