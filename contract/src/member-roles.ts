import * as z from 'zod/mini'

/** What a member is to an organisation. */
export const MemberRole = z.enum(['owner', 'admin', 'preparer', 'approver', 'finance', 'viewer', 'auditor'])
export type MemberRole = z.infer<typeof MemberRole>

/**
 * What may be done for an organisation. `own` is about the person alone and needs no organisation; `ask` is to do alone what
 * the role's limit allows, and to ask colleagues for the rest; `lead` decides about the organisation itself.
 */
export const duties = [
  'own',
  'read',
  'prepare',
  'ask',
  'buy',
  'retire',
  'sell',
  'finance',
  'manage',
  'lead',
] as const
export type Duty = (typeof duties)[number]

const dutiesOf: Record<MemberRole, readonly Duty[]> = {
  owner: duties,
  admin: duties.filter((duty) => duty !== 'lead'),
  preparer: ['own', 'read', 'prepare', 'ask'],
  approver: ['own', 'read', 'ask', 'buy', 'retire', 'sell'],
  finance: ['own', 'read', 'ask', 'buy', 'finance'],
  viewer: ['own', 'read'],
  auditor: ['own', 'read'],
}

export const mayDo = (role: MemberRole, duty: Duty): boolean => dutiesOf[role].includes(duty)

/** What each role is for, in the words of whoever gives it. */
export const memberRoleWords: Record<MemberRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, and hands the organisation over or closes it.' },
  admin: {
    name: 'Admin',
    may: 'Everything but handing over and setting limits: members, buying, retiring, selling, bank details.',
  },
  preparer: {
    name: 'Preparer',
    may: 'Reports, figures, recommendations, baskets, quotes and project files; asks others to buy and retire.',
  },
  approver: {
    name: 'Approver',
    may: 'Buys, retires and puts credits on sale, and approves what colleagues ask for.',
  },
  finance: {
    name: 'Finance',
    may: 'Pays and approves purchases, sees invoices and statements, keeps cards and bank details.',
  },
  viewer: { name: 'Viewer', may: 'Sees everything and changes nothing.' },
  auditor: { name: 'Auditor', may: 'Sees everything and changes nothing, until a last day.' },
}
