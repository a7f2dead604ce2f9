import { HOUR } from '@baize/gateway/contract/durations.ts';
import { SYSTEM_STATUS } from '@baize/gateway/contract/system.ts';
import { html, raw } from 'hono/html';
import type { VendorBehaviour } from '../vendor-wallets/port.ts';

export interface InboxFacts {
  readonly sms: readonly { mobile: string; body: string; code: string; sentAt: number }[];
  readonly mails: readonly {
    address: string;
    subject: string;
    body: string;
    link: string;
    from: string;
    id: number;
    sentAt: number;
  }[];
  readonly now: number;
  readonly systemStatus: number;
  /** Members have a wallet for each vendor. */
  readonly vendorWallets: boolean;
  readonly vendorBehaviour: VendorBehaviour;
  readonly nonce: string;
}

const IMPROVING = {
  maintenanceText: 'We are improving the tables.',
  maintenanceTexts: { TY: 'Pinapaganda namin ang mga mesa.' },
};

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8886; vertical-align: top; }
  .code { font: 700 1.25rem ui-monospace, monospace; letter-spacing: .1em; }
  button { font: inherit; padding: .4rem .8rem; margin: 0 .4rem .4rem 0; min-height: 2.5rem; }
`;

const SCRIPT = `
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button[data-path]');
    if (!button) return;
    const body = button.dataset.body;
    const answer = await fetch('/sandbox/developer/' + button.dataset.path, { method: 'POST', body });
    if (answer.ok) location.reload();
    else document.getElementById('problem').textContent = await answer.text();
  });
`;

const STATUS = ['Normal', 'Maintenance', 'Region restricted'];
const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const button = (text: string, path: string, body: object) =>
  html`<button type="button" data-path="${path}" data-body="${JSON.stringify(body)}">${text}</button>`;

/** Behaviours of the sandbox's vendors for new transfers. */
const BEHAVIOURS: Readonly<Record<VendorBehaviour, string>> = {
  done: 'Carried out',
  refused: 'Refused',
  doneUnheard: 'Carried out, the answer is lost',
  refusedUnheard: 'Refused, the answer is lost',
  silent: 'Not answered',
};

/**
 * The demo's developer page: the "sent" messages, the clock, the status that the portal shows, and how vendors
 * answer transfers.
 */
export function inboxPage(facts: InboxFacts) {
  const { sms, mails, now, systemStatus, vendorWallets, vendorBehaviour, nonce } = facts;
  const rows = sms.map(
    (each) =>
      html`<tr><td>${utc(each.sentAt)}</td><td>${each.mobile}</td><td class="code">${each.code}</td><td>${each.body}</td></tr>`,
  );
  const messages = rows.length
    ? html`<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead><tbody>${rows}</tbody></table>`
    : html`<p>Nothing was sent yet. Ask for a code in the portal, then reload this page.</p>`;
  const mailRows = mails.map(
    (each) =>
      html`<tr><td>${utc(each.sentAt)}</td><td>${each.address}</td><td>${each.from}: <strong>${each.subject}</strong><br>${each.body}<br><a href="${each.link}">${each.subject}</a><br><a href="/sandbox/developer/mails/${each.id}">As its reader sees it</a></td></tr>`,
  );
  const emails = mailRows.length
    ? html`<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Email</th></tr></thead><tbody>${mailRows}</tbody></table>`
    : html`<p>No email was sent yet. Forget a password in the portal, then reload this page.</p>`;
  const clock = [
    ['5 minutes on', HOUR / 12],
    ['1 hour on', HOUR],
    ['1 day on', 24 * HOUR],
  ] as const;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Developer inbox</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Developer inbox</h1>
<p>This demo sends no real SMS or email. What it would have sent arrives here.</p>
<h2>SMS</h2>
${messages}
<h2>Email</h2>
${emails}
<h2>Clock</h2>
<p>The gateway's clock says ${utc(now)}.</p>
<p>${clock.map(([text, advanceMs]) => button(text, 'clock', { advanceMs }))}</p>
<h2>System status</h2>
<p>Now: ${STATUS[systemStatus] ?? systemStatus}.</p>
<p>${STATUS.map((text, status) => button(text, 'status', { systemStatus: status, ...(status === SYSTEM_STATUS.maintenance && IMPROVING) }))}</p>
<h2>Wallets of vendors</h2>
<p>Members have ${vendorWallets ? 'a wallet for each vendor' : 'one wallet for every game'}. A transfer is: ${BEHAVIOURS[vendorBehaviour].toLowerCase()}.</p>
<p>${button('One wallet', 'settings', { vendorWallets: false })}${button('A wallet for each vendor', 'settings', { vendorWallets: true })}</p>
<p>${Object.entries(BEHAVIOURS).map(([behaviour, text]) => button(text, 'vendor-transfers', { behaviour }))}</p>
<p><a href="/sandbox/cashier">Back office, cashier: approve and refuse deposits and withdrawals</a></p>
<p id="problem" role="alert"></p>
</main>
<script nonce="${nonce}">${raw(SCRIPT)}</script>
</body>
</html>`;
}
