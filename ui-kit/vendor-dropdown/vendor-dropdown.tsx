import { ChevronDown } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
} from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { VIRTUAL_FROM } from '../foundation/virtual-from.ts';
import { Image } from '../image/index.ts';
import { gridNavigation, panelSize } from './grid-navigation.ts';
import { keepInView } from './keep-in-view.ts';
import { useDisclosure } from './use-disclosure.ts';
import type { DropdownVendor } from './vendor.ts';
import * as css from './vendor-dropdown.css.ts';

const VirtualVendors = lazy(() =>
  import('./virtual-vendors.tsx').then((module) => ({ default: module.VirtualVendors })),
);

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  maintenance: 'Under maintenance',
} satisfies Partial<KitLabels>;

export interface VendorDropdownProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** The name of the category on the trigger. */
  label: string;
  /** An icon beside the name. */
  icon?: ReactNode;
  vendors: readonly DropdownVendor[];
  /** Called with the id of the selected vendor. */
  onSelect: (vendorId: string) => void;
  /** `maintenance` is shown beside a vendor under maintenance. */
  labels?: { maintenance?: string };
  /** Marks the category's page as the current one. */
  current?: boolean;
  /** A link to all vendors at the foot of the panel. */
  footer?: ReactNode;
  fallbackIcon?: string;
}

/**
 * A game category in the header (R2.33). With one vendor the trigger launches it; with more it
 * opens a panel of vendors, large above 10. Opens on hover, on a press, on Enter, Space or arrow
 * down; arrow keys move in the grid; Escape closes and returns the focus. Of more than 200 vendors
 * only those in view are rendered.
 */
export function VendorDropdown({
  label,
  icon,
  vendors,
  onSelect,
  labels,
  current = false,
  footer,
  fallbackIcon,
  className,
  ref,
  ...rest
}: VendorDropdownProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'VendorDropdown');
  const maintenanceLabel = () => labels?.maintenance ?? kit.maintenance;
  const panelId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The next vendor to be rendered takes the focus. */
  const takesFocus = useRef(false);
  const several = vendors.length > 1;
  const [single] = vendors;
  const launchable = several || (single !== undefined && !single.maintenance);
  const { open, root, trigger, toggle, show, close, around } = useDisclosure(several);
  const merged = useMergedRefs(root, ref);

  const select = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.ariaDisabled === 'true') return;
    close();
    onSelect(event.currentTarget.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = items.findIndex((item) => item.contains(document.activeElement));
    if (from < 0) return;
    const top = items[0]?.getBoundingClientRect().top;
    const columns = items.filter((item) => item.getBoundingClientRect().top === top).length;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = gridNavigation(event.key, from, { total: items.length, columns, rtl });
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };
  const focusWanted = (button: HTMLButtonElement | null) => {
    if (!button || !takesFocus.current) return;
    takesFocus.current = false;
    button.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!several || event.key !== 'ArrowDown') return;
    event.preventDefault();
    takesFocus.current = true;
    show();
    // Where the panel was open already, no vendor is rendered anew to take the focus.
    focusWanted(document.getElementById(panelId)?.querySelector('button') ?? null);
  };

  const renderVendor = (vendor: DropdownVendor, mayTakeFocus: boolean) => (
    <button
      ref={mayTakeFocus ? focusWanted : undefined}
      type="button"
      className={css.vendor}
      value={vendor.id}
      aria-disabled={vendor.maintenance || undefined}
      onClick={select}
    >
      <Image
        className={css.logo}
        src={vendor.icon}
        fallbackSrc={fallbackIcon}
        alt=""
        fit="contain"
      />
      <span className={css.content}>
        {vendor.name}
        {vendor.maintenance && <span className={css.note}>{maintenanceLabel()}</span>}
      </span>
    </button>
  );

  return (
    <div
      {...rest}
      {...around}
      ref={merged}
      className={cx(css.root, className)}
      data-state={open ? 'open' : 'closed'}
    >
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        value={single?.id}
        aria-expanded={several ? open : undefined}
        aria-controls={open ? panelId : undefined}
        aria-disabled={!launchable || undefined}
        data-current={current || undefined}
        title={!several && single?.maintenance ? maintenanceLabel() : undefined}
        onClick={several ? toggle : select}
        onKeyDown={openByKey}
      >
        {icon}
        {label}
        {several && <ChevronDown className={css.arrow} size={16} aria-hidden="true" />}
      </button>
      {open && (
        <div className={css.bridge} ref={keepInView}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div
            id={panelId}
            role="group"
            aria-label={label}
            className={css.panel}
            data-size={panelSize(vendors.length)}
            onKeyDown={handleKeyDown}
          >
            {vendors.length > VIRTUAL_FROM ? (
              <Suspense>
                <VirtualVendors
                  vendors={vendors}
                  takesFocus={takesFocus}
                  renderVendor={renderVendor}
                />
              </Suspense>
            ) : (
              <ul ref={list} className={css.grid}>
                {vendors.map((vendor, at) => (
                  <li key={vendor.id}>{renderVendor(vendor, at === 0)}</li>
                ))}
              </ul>
            )}
            {footer && <div className={css.footer}>{footer}</div>}
          </div>
        </div>
      )}
    </div>
  );
}
