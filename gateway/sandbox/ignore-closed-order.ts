import { GatewayError } from '@baize/gateway/core/gateway-error.ts';

/**
 * Ignores `order_closed` of a decision: when somebody else has decided an order in the meantime, the
 * staff page simply shows its state.
 */
export async function ignoreClosedOrder(decision: Promise<void>): Promise<void> {
  try {
    await decision;
  } catch (error) {
    if (!(error instanceof GatewayError && error.code === 'order_closed')) throw error;
  }
}
