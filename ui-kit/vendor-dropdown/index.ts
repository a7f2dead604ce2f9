export { SMALL_PANEL } from './grid-walk.ts';
export type { DropdownVendor } from './vendor.ts';
export {
  VendorDropdown,
  type VendorDropdownProps,
} from './vendor-dropdown.tsx';
