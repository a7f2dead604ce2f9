import { sandbox } from '@baize/gateway-sandbox';
import type { Providers } from './core/providers.ts';

/**
 * The implementations of the ports; no other file chooses them. A merchant replaces the sandbox's
 * providers by its own here.
 */
export const providers: Providers = sandbox;
