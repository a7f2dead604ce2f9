export { TextLink, type TextLinkLook, type TextLinkProps, textLink } from './text-link.tsx';
