/** `dana.reyes@example.com` as `d•••••@example.com`: enough for its owner to know it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••••';
  const [first = ''] = email;
  return `${first}•••••${email.slice(at)}`;
}
