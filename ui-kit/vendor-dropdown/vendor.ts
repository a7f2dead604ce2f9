export interface DropdownVendor {
  id: string;
  name: string;
  icon: string | undefined;
  /** Being worked on: listed, marked, not launched. */
  maintenance?: boolean;
}
