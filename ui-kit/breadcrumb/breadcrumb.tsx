import { Slot } from '@radix-ui/react-slot';
import { ChevronRight } from 'lucide-react';
import { Children, type ComponentPropsWithRef, isValidElement } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import * as css from './breadcrumb.css.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  breadcrumb: 'Breadcrumb',
} satisfies Partial<KitLabels>;

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** The landmark's name; `Breadcrumb` unless told otherwise. */
  label?: string;
}

/** The way from the top to where one is: `BreadcrumbLink` for each step, `BreadcrumbPage` for the last. */
export function Breadcrumb({ label, className, children, ...rest }: BreadcrumbProps) {
  const kit = useKitLabels(ENGLISH, 'Breadcrumb');
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
  /** The one child, a router's link or a button, is drawn in its place. */
  asChild?: boolean;
}

/** A step that one can go back to. */
export function BreadcrumbLink({ asChild = false, className, ...rest }: BreadcrumbLinkProps) {
  const Element = asChild ? Slot : 'a';
  return <Element {...rest} className={cx(css.step, css.link, className)} />;
}

/** Where one is. */
export function BreadcrumbPage({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-current="page" {...rest} className={cx(css.step, css.current, className)} />;
}
