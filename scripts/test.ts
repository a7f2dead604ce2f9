import { reportFailure, seconds, table } from './terminal.ts';
import { type Count, check, sum } from './test/counts.ts';
import { groupParallelLayers, type Layer, layers, type Output } from './test/layers.ts';
import { failuresOf, keepResults, removeReport } from './test/results.ts';
import { slowestTests } from './test/slowest.ts';
import { splitArguments } from './test/split-arguments.ts';

interface Result {
  readonly layer: Layer;
  readonly count: Count;
  readonly milliseconds: number;
}

/** A layer that crashes counts as one failed test, and the others still run. */
async function runLayer(layer: Layer, output: Output): Promise<Result> {
  console.log(`\n=== ${layer.title} ===`);
  const started = performance.now();
  let count: Count;
  try {
    count = await layer.run(rest, output);
  } catch (error) {
    reportFailure(error);
    count = check(false);
  }
  const milliseconds = performance.now() - started;
  console.log(
    `--- ${layer.title}: ${count.passed} passed, ${count.failed} failed, ${seconds(milliseconds)}`,
  );
  return { layer, count, milliseconds };
}

const { keys, rest } = splitArguments(
  process.argv.slice(2),
  layers.map(({ key }) => key),
);
const wanted = layers.filter(({ key, isNamed }) =>
  keys.length > 0 ? keys.includes(key) : !isNamed,
);
const results: Result[] = [];
for (const turn of groupParallelLayers(wanted)) {
  await Promise.all(turn.map(({ key }) => removeReport(key)));
  const [first] = turn;
  const ran = turn.map((layer) => runLayer(layer, layer === first ? 'shown' : 'kept'));
  results.push(...(await Promise.all(ran)));
  // Selected tests say nothing about the others of their layer.
  for (const { key } of rest.length === 0 ? turn : []) await keepResults(key);
}

const total = sum(results.map(({ count }) => count));
const rows = results.map(({ layer, count, milliseconds }) => [
  layer.title,
  count.passed,
  count.failed,
  count.skipped,
  seconds(milliseconds),
]);
const slowest = await slowestTests(results.map(({ layer }) => layer.key));
if (slowest.length > 0) {
  const lines = slowest.map(({ milliseconds, layer, title }) => [
    seconds(milliseconds),
    layer,
    title,
  ]);
  console.log(`\n${table(['slowest tests', 'layer', 'title'], lines)}`);
}
console.log(`\n${table(['layer', 'passed', 'failed', 'skipped', 'time'], rows)}\n`);
for (const { layer } of results) {
  for (const failure of await failuresOf(layer.key)) {
    console.log(`Failed in ${layer.key}: ${failure}`);
  }
}
for (const title of total.flaky) console.log(`Flaky, passed only when tried again: ${title}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
