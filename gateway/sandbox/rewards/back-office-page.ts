import { redeemReason } from '@baize/gateway/contract/points.ts';
import { applicationReason } from '@baize/gateway/contract/promotions.ts';
import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';

export interface StaffApplication {
  readonly applicationNo: string;
  readonly username: string;
  readonly title: string;
  readonly comment: string;
  /** `png, 120 kB`, one for each picture. */
  readonly pictures: readonly string[];
}

export interface StaffRedemption {
  readonly orderNo: string;
  readonly username: string;
  readonly name: string;
  readonly quantity: number;
  readonly points: number;
  /** Delivery address; null for rewards that are not shipped. */
  readonly address: string | null;
}

export interface RewardsPageFacts {
  readonly applications: readonly StaffApplication[];
  readonly redemptions: readonly StaffRedemption[];
  readonly nonce: string;
}

const decide = (path: string, name: string, reasons: readonly string[]) =>
  html`<form method="post" action="/sandbox/rewards/${path}">
<button name="decision" value="approve">Approve</button>
<select name="reason" aria-label="Reason for rejecting ${name}">${reasons.map((reason) => html`<option>${reason}</option>`)}</select>
<button name="decision" value="reject">Reject</button></form>`;

/** The page for rewards in the demo's back office: waiting applications and orders, and grants of points. */
export function rewardsPage({ applications, redemptions, nonce }: RewardsPageFacts) {
  const applied = applications.map(
    (each) =>
      html`<tr><td>${each.applicationNo}</td><td>${each.username}</td><td>${each.title}</td><td>${each.comment}</td><td>${each.pictures.join('; ') || 'none'}</td><td>${decide(`applications/${each.applicationNo}`, each.applicationNo, applicationReason.options)}</td></tr>`,
  );
  const ordered = redemptions.map(
    (each) =>
      html`<tr><td>${each.orderNo}</td><td>${each.username}</td><td>${each.quantity} × ${each.name}${each.address ? html`<br />${each.address}` : ''}</td><td class="number">${each.points}</td><td>${decide(`redemptions/${each.orderNo}`, each.orderNo, redeemReason.options)}</td></tr>`,
  );
  const intro =
    "This page stands in for the merchant's staff. It is open to everybody, so it tells of pictures only what they are: nobody but their owner is shown them.";
  return backOfficePage(
    { page: 'rewards', intro, nonce },
    html`<h2>Applications that wait</h2>
${staffTable(['Application', 'Member', 'Promotion', 'Comment', 'Pictures', 'Decision'], applied)}
<h2>Orders of the points mall that wait</h2>
${staffTable(['Order', 'Member', 'Reward', 'Points', 'Decision'], ordered)}
<h2>Give points</h2>
<form method="post" action="/sandbox/rewards/points">
<label>Member <input name="username" required maxlength="64"></label>
<label>Points <input name="points" type="number" min="1" max="100000" value="1000" required></label>
<button>Give</button></form>`,
  );
}
