import { run } from '../../../scripts/run.ts';
import { startTemporaryGateway } from '../../../scripts/serve/temporary-gateway.ts';
import { GATEWAY_VARIABLE, PRELOAD, TRUSTED_IP } from './environment.ts';
import { releaseAccounts } from './hold-account.ts';

/** Builds what has changed, and starts the gateway that all tests share; returns its teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { code } = await run(process.execPath, ['scripts/build/main.ts'], { show: true });
  if (code !== 0) throw new Error('The portal could not be built, see above.');
  releaseAccounts();
  const gateway = await startTemporaryGateway(TRUSTED_IP, PRELOAD);
  // Workers inherit it because they start later.
  process.env[GATEWAY_VARIABLE] = gateway.url;
  return gateway.stop;
}
