import { Stack } from '../../../ui-kit/stack/index.ts';
import type { ComponentFact, Inherited, PropFact, TypeFact } from '../facts/shapes.ts';
import { CodeBlock } from './code-block.tsx';
import { InlineText } from './inline-text.tsx';
import * as css from './page.css.ts';

function PropRow({ prop }: { prop: PropFact }) {
  return (
    <tr>
      <th className={css.cell} scope="row">
        <span className={css.propName}>{prop.name}</span>
        {prop.required && <span className={css.required}>required</span>}
        <span className={css.propType}>{prop.type}</span>
      </th>
      <td className={css.cell}>
        {prop.fallback === undefined ? (
          <span aria-hidden="true">–</span>
        ) : (
          <span className={css.fallback}>{prop.fallback}</span>
        )}
      </td>
      <td className={css.cell}>
        <InlineText>{prop.description}</InlineText>
      </td>
    </tr>
  );
}

const list = (names: readonly string[]) => {
  const quoted = [...new Set(names)].map((name) => `\`${name}\``);
  return quoted.join(', ').replace(/, ([^,]*)$/, ' and $1');
};

/** `Every attribute of <div> and its ref, but not title.` */
const inheritedText = ({ from, without }: Inherited) =>
  from.startsWith('<')
    ? `Every attribute of \`${from}\`, with \`ref\`, \`className\` and \`data-*\`${without.length > 0 ? `; ${list(without)} as above or not at all` : ''}.`
    : `The props of \`${from}\`${without.length > 0 ? ` without ${list(without)}` : ''}.`;

/** The props of one component, from its types. */
export function PropsTable({ component }: { component: ComponentFact }) {
  const { name, props, inherits } = component;
  return (
    <Stack gap="sm">
      <h3 className={css.partTitle}>{name}</h3>
      {props.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
        <section className={css.tableFrame} aria-label={`Props of ${name}`} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th className={`${css.headCell} ${css.nameCell}`} scope="col">
                  Prop and type
                </th>
                <th className={`${css.headCell} ${css.defaultCell}`} scope="col">
                  Default
                </th>
                <th className={css.headCell} scope="col">
                  What it does
                </th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <PropRow key={prop.name} prop={prop} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {inherits.map((each) => (
        <p className={css.quiet} key={each.from}>
          <InlineText>{inheritedText(each)}</InlineText>
        </p>
      ))}
    </Stack>
  );
}

/** The exported types that props mention: a row, an option, a label set. */
export function Types({ types }: { types: readonly TypeFact[] }) {
  return types.map(({ name, description, code }) => (
    <Stack gap="sm" key={name}>
      <h3 className={css.partTitle}>{name}</h3>
      {description && (
        <p className={css.quiet}>
          <InlineText>{description}</InlineText>
        </p>
      )}
      <CodeBlock label={`Type ${name}`} className={css.block}>
        {code}
      </CodeBlock>
    </Stack>
  ));
}
