import type { Gateway } from '../../core/gateway.ts';
import { sandboxMails } from '../../database/schema/index.ts';

export interface Mail {
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  /** Where its button leads. */
  readonly link: string;
}

/** The sandbox's mail carrier: what it delivers is read in the developer inbox. */
export async function sendMail(gateway: Pick<Gateway, 'db' | 'clock'>, mail: Mail): Promise<void> {
  await gateway.db.insert(sandboxMails).values({ ...mail, sentAt: gateway.clock.now() });
}
