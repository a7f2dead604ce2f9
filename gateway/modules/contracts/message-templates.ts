import type { ContractType } from '../../contract/contracts.ts';
import type { MessageTexts } from '../messages/store-message.ts';

const NAMES: Readonly<Record<ContractType, { EN: string; TY: string }>> = {
  dividend: { EN: 'dividend', TY: 'dibidendo' },
  dailySalary: { EN: 'daily salary', TY: 'arawang sahod' },
  hourSalary: { EN: 'hourly salary', TY: 'oras-oras na sahod' },
  realtimeSalary: { EN: 'real-time salary', TY: 'real-time na sahod' },
};

/** The message to an agent whose contract ended because an upline agreed to a lower rate. */
export function higherRateMessage(type: ContractType, rate: number): MessageTexts {
  const percent = `${rate / 100}%`;
  return {
    EN: {
      title: `Your ${NAMES[type].EN} contract has ended`,
      body: `Its rate of ${percent} is above the new contract of your upline. Ask for a new one under My contracts.`,
    },
    TY: {
      title: `Natapos na ang kontrata mo sa ${NAMES[type].TY}`,
      body: `Mas mataas ang rate nitong ${percent} kaysa sa bagong kontrata ng upline mo. Humiling ng bago sa Aking mga kontrata.`,
    },
  };
}

/** The message to an agent whose contract ended because it was moved to another upline. */
export function movedMessage(type: ContractType): MessageTexts {
  return {
    EN: {
      title: `Your ${NAMES[type].EN} contract has ended`,
      body: 'You have another upline now. What your line did until the change is still paid by the former one. Ask for a new contract under My contracts.',
    },
    TY: {
      title: `Natapos na ang kontrata mo sa ${NAMES[type].TY}`,
      body: 'Iba na ang upline mo ngayon. Babayaran pa rin ng dating upline ang ginawa ng linya mo hanggang sa pagbabago. Humiling ng bago sa Aking mga kontrata.',
    },
  };
}
