import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, nothing, shortText } from './fields.ts';

/** Bytes of a picture that a member may send as icon. */
export const ICON_BYTES = 2 * 1024 * 1024;

const PATH = '/wps/member/info/icon';

export const memberIconView = z.object({
  /**
   * The member's icon: an address, or the picture itself (`data:`) where it was uploaded, for it is
   * given to nobody but its owner. Absent: the initials stand in.
   */
  iconUrl: z.optional(z.string()),
  /** The house's own picture that was chosen; absent for an upload. */
  iconId: z.optional(z.string()),
});
export type MemberIcon = z.infer<typeof memberIconView>;

/** GET /wps/member/info/icon: the own icon, and what may be chosen. */
export const memberIcon = endpoint({
  method: 'GET',
  path: PATH,
  token: 'required',
  duringExclusion: true,
  request: z.object({ language }),
  response: z.extend(memberIconView, {
    choices: z.array(z.object({ iconId: z.string(), name: z.string(), iconUrl: z.string() })),
  }),
});
export type MemberIconChoices = z.infer<typeof memberIcon.response>;

export const memberIconChoice = z.object({ iconId: shortText });
/** PUT /wps/member/info/icon: takes one of the house's pictures. */
export const chooseMemberIcon = endpoint({
  method: 'PUT',
  path: PATH,
  token: 'required',
  request: memberIconChoice,
  response: memberIconView,
});

/** POST /wps/member/info/icon: takes a png or jpg by its content; it is drawn anew as a square. */
export const uploadMemberIcon = endpoint({
  method: 'POST',
  path: PATH,
  token: 'required',
  uploadLimit: ICON_BYTES,
  request: z.object({ file: z.custom<Blob | Uint8Array<ArrayBuffer>>() }),
  response: memberIconView,
});

/** DELETE /wps/member/info/icon: back to the initials. */
export const removeMemberIcon = endpoint({
  method: 'DELETE',
  path: PATH,
  token: 'required',
  request: nothing,
  response: memberIconView,
});
