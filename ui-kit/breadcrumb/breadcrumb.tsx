import { Slot } from '@radix-ui/react-slot';
import { ChevronRight } from 'lucide-react';
import { Children, type ComponentPropsWithRef, isValidElement } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import * as css from './breadcrumb.css.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  breadcrumb: 'Breadcrumb',
} satisfies Partial<KitLabels>;

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** The name of the navigation landmark. `Breadcrumb` by default. */
  label?: string;
}

/**
 * The path from the top level to the current page: a `BreadcrumbLink` for each ancestor and a
 * `BreadcrumbPage` at the end.
 */
export function Breadcrumb({ label, className, children, ...rest }: BreadcrumbProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'Breadcrumb');
  const steps = Children.toArray(children).filter(isValidElement);
  return (
    <nav aria-label={label ?? kit.breadcrumb} {...rest} className={cx(css.root, className)}>
      <ol className={css.list}>
        {steps.map((step, at) => (
          <li key={step.key} className={css.item}>
            {at > 0 && <ChevronRight size={16} className={css.arrow} aria-hidden="true" />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface BreadcrumbLinkProps extends ComponentPropsWithRef<'a'> {
  /** Renders its one child, a router link or a button, in place of the `a`. */
  asChild?: boolean;
}

/** A link to an ancestor page. */
export function BreadcrumbLink({ asChild = false, className, ...rest }: BreadcrumbLinkProps) {
  const Element = asChild ? Slot : 'a';
  return <Element {...rest} className={cx(css.step, css.link, className)} />;
}

/** The current page. */
export function BreadcrumbPage({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-current="page" {...rest} className={cx(css.step, css.current, className)} />;
}
