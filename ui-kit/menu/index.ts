export { Menu, type MenuProps } from './menu.tsx';
export {
  MenuGroup,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkParts,
  type MenuLinkProps,
  MenuSeparator,
} from './menu-item.tsx';
