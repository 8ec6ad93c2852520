import { type ApprovalRules, LimitedRole } from '@ledgerleaf/contract/approvals'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import { memberRoleWords } from '@ledgerleaf/contract/member-roles'

const tonnesOf = (tonnes: number): string => `${tonnes.toLocaleString('en-US')} t`

/** Limits as a line of the trail says them: those that are set. */
export const writeRules = ({
  limits,
  twoAboveCents,
  twoAboveTonnes,
  expiryDays,
  withinDays,
}: ApprovalRules): string => {
  const roles = LimitedRole.options.flatMap((role) => {
    const { buyCents = null, retireTonnes = null } = limits[role] ?? {}
    const said = [
      ...(buyCents === null ? [] : [writeMoney(buyCents, 'usd')]),
      ...(retireTonnes === null ? [] : [tonnesOf(retireTonnes)]),
    ]
    return said.length === 0 ? [] : [`${memberRoleWords[role].name} ${said.join(' and ')}`]
  })
  const two = [
    ...(twoAboveCents === null ? [] : [writeMoney(twoAboveCents, 'usd')]),
    ...(twoAboveTonnes === null ? [] : [tonnesOf(twoAboveTonnes)]),
  ]
  return [
    roles.join(', ') || 'none',
    ...(two.length > 0 ? [`two approve above ${two.join(' and ')}`] : []),
    withinDays === 0
      ? 'each act by itself'
      : `added up within ${withinDays} ${withinDays === 1 ? 'day' : 'days'}`,
    `a request waits ${expiryDays} ${expiryDays === 1 ? 'day' : 'days'}`,
  ].join('; ')
}
