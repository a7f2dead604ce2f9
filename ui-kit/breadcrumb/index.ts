export {
  Breadcrumb,
  BreadcrumbLink,
  type BreadcrumbLinkProps,
  BreadcrumbPage,
  type BreadcrumbProps,
} from './breadcrumb.tsx';
