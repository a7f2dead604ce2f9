export { Menu, type MenuProps } from './menu.tsx';
export {
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './menu-item.tsx';
