import { sandbox } from '@baize/gateway-sandbox';
import type { Providers } from './core/providers.ts';

/**
 * Who stands behind the ports: the one place that chooses. A merchant's own providers are put in
 * here, each in the place of the sandbox's.
 */
export const providers: Providers = sandbox;
