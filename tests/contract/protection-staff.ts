/** The back office's page of player protection, with a staff name entered. */
export function protectionBackOffice(url: string, staff = 'Ana Cruz') {
  const cookie = `back_office_staff=${encodeURIComponent(staff)}`;
  const address = (path: string) => `${url}/sandbox/protection${path}`;
  return {
    /** The text of the page at a path. */
    page: async (path = '') => (await fetch(address(path), { headers: { cookie } })).text(),
    get: (path: string) => fetch(address(path), { headers: { cookie } }),
    /** Presses a button of one of its forms. */
    post: (path: string, form: Readonly<Record<string, string>>) =>
      fetch(address(path), {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
  };
}
