import type { IdentityDocument, IdentityReason } from '../../contract/identity-documents.ts';
import type { Language } from '../../contract/languages.ts';
import type { MessageTexts } from '../messages/store-message.ts';

const DOCUMENTS: Readonly<Record<Language, Readonly<Record<IdentityDocument, string>>>> = {
  EN: { identity: 'identity document', address: 'proof of address' },
  TY: { identity: 'dokumento ng pagkakakilanlan', address: 'patunay ng tirahan' },
};

const REASONS: Readonly<Record<Language, Readonly<Record<IdentityReason, string>>>> = {
  EN: {
    unreadable: 'The picture cannot be read.',
    incomplete: 'A part of the document is missing in the picture.',
    expired: 'The document has expired.',
    name_differs: 'The name on it differs from the name of your account.',
    too_old: 'The document is older than three months.',
    wrong_document: 'It is not the document that was asked for.',
  },
  TY: {
    unreadable: 'Hindi mabasa ang larawan.',
    incomplete: 'May kulang na bahagi ng dokumento sa larawan.',
    expired: 'Paso na ang dokumento.',
    name_differs: 'Iba ang pangalan dito sa pangalan ng iyong account.',
    too_old: 'Mahigit tatlong buwan na ang dokumento.',
    wrong_document: 'Hindi ito ang hinihinging dokumento.',
  },
};

/** Returns the inbox message for staff's decision about a document. */
export function identityMessage(
  document: IdentityDocument,
  reason: IdentityReason | undefined,
): MessageTexts {
  if (!reason) {
    return {
      EN: {
        title: `Your ${DOCUMENTS.EN[document]} was accepted`,
        body: 'Thank you. There is nothing more to do for this document.',
      },
      TY: {
        title: `Tinanggap ang iyong ${DOCUMENTS.TY[document]}`,
        body: 'Salamat. Wala nang kailangang gawin para sa dokumentong ito.',
      },
    };
  }
  return {
    EN: {
      title: `Your ${DOCUMENTS.EN[document]} was not accepted`,
      body: `${REASONS.EN[reason]} Please send it again under Safer gambling, Identity.`,
    },
    TY: {
      title: `Hindi tinanggap ang iyong ${DOCUMENTS.TY[document]}`,
      body: `${REASONS.TY[reason]} Pakipadala itong muli sa Mas ligtas na paglalaro, Pagkakakilanlan.`,
    },
  };
}
