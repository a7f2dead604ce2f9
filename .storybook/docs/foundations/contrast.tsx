import { useMemo } from 'react';
import { Grid } from '../../../ui-kit/grid/index.ts';
import { Stack } from '../../../ui-kit/stack/index.ts';
import { Stat } from '../../../ui-kit/stat/index.ts';
import { brandFiles } from '../../brand/brand-files.ts';
import { ContrastTable } from '../../brand/contrast-table.tsx';
import { useBrandWork } from '../../brand/use-brand-work.ts';
import { useDocsGlobals } from '../page/use-globals.ts';

/** Every colour pair of the current brand, measured by the same code as `baize-brand check`. */
export function ContrastMatrix() {
  const { brand, mode } = useDocsGlobals();
  const files = useMemo(() => brandFiles(brand, mode), [brand, mode]);
  return <Measured key={`${brand} ${files.mode}`} files={files} />;
}

function Measured({ files }: { files: ReturnType<typeof brandFiles> }) {
  const { contrast } = useBrandWork(files).state;
  const passed = contrast.filter(({ passes }) => passes).length;
  const [tightest] = contrast.toSorted(
    (one, other) => one.ratio - one.needed - (other.ratio - other.needed),
  );
  return (
    <Stack>
      <Grid minColumn="sm">
        <Stat label="Pairs measured" value={`${contrast.length}`} />
        <Stat label="Pairs that pass" value={`${passed}`} />
        {tightest && (
          <Stat
            label="Smallest margin"
            value={`${tightest.ratio.toFixed(2)} of ${tightest.needed}`}
          />
        )}
      </Grid>
      <ContrastTable rows={contrast} />
    </Stack>
  );
}
