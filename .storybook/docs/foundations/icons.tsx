import { type ComponentType, useState } from 'react';
import { Field } from '../../../ui-kit/field/index.ts';
import * as all from '../../../ui-kit/icon/index.ts';
import { Input } from '../../../ui-kit/input/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import * as css from './foundations.css.ts';

type Drawing = ComponentType<{ size?: number }>;

const { CategoryIcon: _ByCode, ...drawings } = all;
const icons: readonly (readonly [string, Drawing])[] = Object.entries(drawings);
const isOwn = (name: string) => name.endsWith('Icon') && name !== 'ImageIcon';

/** The kit's own icons, or those of Lucide that it re-exports, with a search by name. */
export function Icons({ own }: { own: boolean }) {
  const [wanted, setWanted] = useState('');
  const found = icons.filter(
    ([name]) => isOwn(name) === own && name.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <Stack>
      {!own && (
        <Field label="Find an icon" style={{ maxInlineSize: '24rem' }}>
          <Input
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onClear={() => setWanted('')}
          />
        </Field>
      )}
      <ul className={css.icons}>
        {found.map(([name, Icon]) => (
          <li className={css.icon} key={name}>
            <Icon size={own ? 40 : 24} />
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
