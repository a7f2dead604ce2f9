export interface DropdownVendor {
  id: string;
  name: string;
  icon: string | undefined;
  /** Under maintenance: listed and marked, but not launched. */
  maintenance?: boolean;
}
