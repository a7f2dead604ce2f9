export { SMALL_PANEL } from './grid-navigation.ts';
export type { DropdownVendor } from './vendor.ts';
export {
  VendorDropdown,
  type VendorDropdownProps,
} from './vendor-dropdown.tsx';
