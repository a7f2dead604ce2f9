/**
 * Masks an email address: `dana.reyes@example.com` as `d•••••@example.com`, which its owner
 * recognizes.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••••';
  const [first = ''] = email;
  return `${first}•••••${email.slice(at)}`;
}
