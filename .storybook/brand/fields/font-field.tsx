import fonts from '@baize/tokens/fonts.json';
import { Field } from '@baize/ui-kit/field';
import { Select } from '@baize/ui-kit/select';
import { shortName, type TokenFieldProps } from './field-props.ts';
import { ResetButton } from './reset-button.tsx';

const BUNDLED = Object.values(fonts);
/** Faces of every bundled font: a brand's own file has only those that the brand uses. */
const ALL_FACES = '/bundled-fonts/fonts.css';

/** One of the bundled fonts, or of the brand's own. */
export function FontField({ name, token, work }: TokenFieldProps<'fontFamily'>) {
  const fonts = [...work.ownFonts, ...BUNDLED];
  const choose = (family: string) => {
    const font = fonts.find((each) => each.family === family);
    if (!font) return;
    work.set(name, () => ({ type: 'fontFamily', value: [font.family, font.generic], derive: {} }));
  };
  return (
    <Field label={shortName(name)} aside={<ResetButton name={name} work={work} />}>
      {work.isChanged(name) && <link rel="stylesheet" href={ALL_FACES} />}
      <Select
        value={token.value[0]}
        onChange={(event) => choose(event.target.value)}
        options={fonts.map(({ family, generic }) => ({
          value: family,
          label: generic === 'serif' ? `${family} (serif)` : family,
        }))}
      />
    </Field>
  );
}
