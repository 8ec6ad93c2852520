import { type ApprovalRules, LimitedRole } from '@ledgerleaf/contract/approvals'
import { mayDo, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Acting, findRoles, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { approvalRules } from './approvals.tables.ts'
import { writeRules } from './write-rules.ts'

/** Two approvals besides whoever asks need three people: fewer could never do what is above. */
const refuseTooFew = async (tx: Tx, organisationId: string, rules: ApprovalRules): Promise<void> => {
  const roles = [...(await findRoles(tx, organisationId)).values()]
  const count = (duty: 'buy' | 'retire') => roles.filter((role) => mayDo(role, duty)).length
  const refuse = (field: string, doing: string) => {
    throw new DomainError('invalid_input', {
      field,
      message: `Two approvals besides whoever asks need three members who may ${doing}. Invite somebody first.`,
    })
  }
  if (rules.twoAboveCents !== null && count('buy') < 3) refuse('rules/twoAboveCents', 'buy')
  if (rules.twoAboveTonnes !== null && count('retire') < 3) refuse('rules/twoAboveTonnes', 'retire')
}

/** What a limit would not give is not written down as if it did. */
const refuseRetiring = ({ limits }: ApprovalRules): void => {
  for (const role of LimitedRole.options)
    if (!mayDo(role, 'retire') && limits[role].retireTonnes !== 0)
      throw new DomainError('invalid_input', {
        field: `rules/limits/${role}/retireTonnes`,
        message: `${memberRoleWords[role].name} retires nothing alone and asks instead: write 0.`,
      })
}

/** Sets up to what amount each role acts alone. What waits already goes on waiting for as many as it did. */
export const saveRules = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  rules: ApprovalRules | null,
  now: Date,
): Promise<void> => {
  await lockOrganisation(tx, organisationId)
  if (rules) {
    refuseRetiring(rules)
    await refuseTooFew(tx, organisationId, rules)
    await tx
      .insert(approvalRules)
      .values({ organisationId, ...rules })
      .onConflictDoUpdate({ target: approvalRules.organisationId, set: rules })
  } else await tx.delete(approvalRules).where(eq(approvalRules.organisationId, organisationId))
  const details = rules ? { name: writeRules(rules) } : {}
  const kind = rules ? ('limits_set' as const) : ('limits_removed' as const)
  await noteEvent(tx, { organisationId, personId, kind, details }, now)
}
