import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './accordion.css.ts';

export interface AccordionItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'dir'> {
  items: readonly AccordionItem[];
  /** The ids of the open items (controlled). Omit it to let the accordion manage its own state. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
  /** The level of the item headings in the page outline. */
  level?: 2 | 3 | 4;
}

/**
 * Collapsible sections, each under its heading. Any number of them can be open: questions, terms,
 * details.
 */
export function Accordion({ items, level = 3, className, ...rest }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Root {...rest} type="multiple" className={cx(css.root, className)}>
      {items.map((item) => (
        <Radix.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          className={css.item}
        >
          <Radix.Header asChild>
            <Heading className={css.heading}>
              <Radix.Trigger className={css.trigger}>
                {item.label}
                <ChevronDown size={18} className={css.arrow} aria-hidden="true" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={css.content}>
            <div className={css.body}>{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
