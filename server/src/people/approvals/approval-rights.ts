import {
  type ActKind,
  type ApprovalRules,
  dutyOfAct,
  type Limit,
  LimitedRole,
} from '@ledgerleaf/contract/approvals'
import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'

/** Who belongs to an organisation now, up to what each role acts alone, and who may approve in whose place today. */
export type Circle = {
  members: ReadonlyMap<string, MemberRole>
  rules: ApprovalRules | null
  delegations: readonly { fromId: string; toId: string }[]
}
/** The tonnes are what it retires; null where it retires nothing. */
type Asked = { kind: ActKind; askedBy: string; keyId?: string | null; tonnes: number | null }
type Given = { voterId: string; rightOf: string; verdict: 'approved' | 'refused' }

const nothing: Limit = { buyCents: null, retireTonnes: null }

/** What a role may do alone where nobody set anything: whatever it may at all. */
const usualLimit = (role: MemberRole): Limit => ({
  buyCents: mayDo(role, 'buy') ? null : 0,
  retireTonnes: mayDo(role, 'retire') ? null : 0,
})

export const least = (limit: number | null, bound: number | null): number | null =>
  limit === null || bound === null ? (limit ?? bound) : Math.min(limit, bound)

/**
 * Up to what a role acts alone. A limit lets nobody retire whose role does not: that is for good, so they ask, whichever way it
 * would come about. Above what needs two nobody does; and whoever is alone asks nobody.
 */
export const limitOf = (rules: ApprovalRules | null, role: MemberRole, members: number): Limit => {
  if (members < 2) return role === 'owner' ? nothing : usualLimit(role)
  if (!rules) return usualLimit(role)
  const limited = LimitedRole.safeParse(role)
  const limit = (limited.success && rules.limits[limited.data]) || usualLimit(role)
  return {
    buyCents: least(limit.buyCents, rules.twoAboveCents),
    retireTonnes: mayDo(role, 'retire') ? least(limit.retireTonnes, rules.twoAboveTonnes) : 0,
  }
}

type Size = { amountCents: number | null; tonnes: number | null }

/** How many people have to approve something of this size. */
export const approvalsNeeded = (
  rules: Pick<ApprovalRules, 'twoAboveCents' | 'twoAboveTonnes'> | null,
  { amountCents, tonnes }: Size,
): number => {
  const isAbove = (size: number | null, bound: number | null) =>
    size !== null && bound !== null && size > bound
  return rules && (isAbove(amountCents, rules.twoAboveCents) || isAbove(tonnes, rules.twoAboveTonnes)) ? 2 : 1
}

/**
 * Nobody decides about what they asked for. A program asked in somebody's place, though, so it is for them to look: where
 * nothing limits what they do alone, their word is enough.
 */
const isOwnWord = (
  { members, rules }: Circle,
  { askedBy, keyId, tonnes }: Asked,
  personId: string,
): boolean => {
  if (personId !== askedBy) return false
  const role = members.get(personId)
  if (!keyId || !role) return true
  const { buyCents, retireTonnes } = limitOf(rules, role, members.size)
  return buyCents !== null || (tonnes !== null && retireTonnes !== null)
}

/** Retiring is for good, and not had by the way of buying: what also retires is approved by whoever may do both. */
const mayApprove = (circle: Circle, asked: Asked, personId: string): boolean => {
  const { kind, tonnes } = asked
  const role = circle.members.get(personId)
  return (
    role !== undefined &&
    !isOwnWord(circle, asked, personId) &&
    mayDo(role, dutyOfAct[kind]) &&
    (tonnes === null || mayDo(role, 'retire'))
  )
}

/** Whoever only looks decides about nothing, in nobody's place either. */
export const takesPart = ({ members }: Pick<Circle, 'members'>, personId: string): boolean => {
  const role = members.get(personId)
  return role !== undefined && mayDo(role, 'ask')
}

/** By whose rights somebody may decide, their own first. Nobody decides about what they asked for, in whichever name. */
export const rightsOf = (circle: Circle, asked: Asked, personId: string): string[] => {
  if (isOwnWord(circle, asked, personId) || !takesPart(circle, personId)) return []
  const lent = circle.delegations.filter(({ toId }) => toId === personId).map(({ fromId }) => fromId)
  return [...new Set([personId, ...lent])].filter((right) => mayApprove(circle, asked, right))
}

/** Who could decide about something now. */
export const findDeciders = (circle: Circle, asked: Asked): string[] =>
  [...circle.members.keys()].filter((personId) => rightsOf(circle, asked, personId).length > 0)

/** Whether an approval still counts: whoever gave it, and whose right it was, are still what they were for that. */
export const stillCounts = (circle: Circle, asked: Asked, { voterId, rightOf }: Given): boolean =>
  takesPart(circle, voterId) && !isOwnWord(circle, asked, voterId) && mayApprove(circle, asked, rightOf)

/** A request stands and falls with whoever asks: one who may no longer ask has none. */
export const mayStillAsk = (circle: Circle, { askedBy }: Pick<Asked, 'askedBy'>): boolean =>
  takesPart(circle, askedBy)
