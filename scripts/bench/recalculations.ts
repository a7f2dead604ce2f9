import { z } from 'zod';
import { ScriptError } from '../terminal.ts';
import type { BenchPage } from './measure.ts';

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z
        .object({
          elementCount: z.number().optional(),
          beginData: z.object({ frame: z.string().optional() }).optional(),
        })
        .optional(),
    }),
  ),
});
/** Name of a style recalculation in the trace. */
const RECALCULATION = 'UpdateLayoutTree';

/**
 * Number of style recalculations during `work`, until it was painted. The counter of `Performance.getMetrics` includes
 * passes without any outdated element, of which every frame has some: only a trace contains the number of elements.
 */
export async function countRecalculations(
  { page, devtools }: BenchPage,
  work: () => Promise<unknown>,
): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new ScriptError('Only a page in a browser can be traced.');
  // The trace is of the whole browser, which has other pages.
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  return traceEvents.filter(
    ({ name, args }) =>
      name === RECALCULATION &&
      args?.beginData?.frame === frameTree.frame.id &&
      (args.elementCount ?? 0) > 0,
  ).length;
}
