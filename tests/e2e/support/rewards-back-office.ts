/** Makes a decision of the sandbox's staff about rewards. @throws when the back office refuses */
export async function rewardsBackOffice(
  url: string,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${url}/sandbox/rewards/${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The back office responded with ${answer.status}.`);
}
