export { SMALL_PANEL } from './grid-walk.ts';
export {
  type DropdownVendor,
  VendorDropdown,
  type VendorDropdownProps,
} from './vendor-dropdown.tsx';
