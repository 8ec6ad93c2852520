import { inThousands } from './in-thousands.ts'

/** What a seller may have on sale and have sold, in all, while no operator's check of who they are holds. */
export const uncheckedLimit = { credits: 1000, cents: 1_000_000 } as const

export const uncheckedLimitWords = `${inThousands(uncheckedLimit.credits)} credits and $${inThousands(uncheckedLimit.cents / 100)}`

export const checkedWords =
  'An operator looked at the legal name of the company, its entry in a register, its address, the person responsible and the beneficial owner.'

export const identityLabels = {
  legalName: 'Legal name of the company',
  register: 'Company register',
  registerNumber: 'Register number',
  country: 'Country of registration',
  address: 'Registered address',
  responsibleName: 'Person responsible',
  responsibleRole: 'Their role',
  ownerName: 'Beneficial owner',
} as const
