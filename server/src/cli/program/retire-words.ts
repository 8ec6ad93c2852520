import { type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { type CommandParts, textOf } from './command.ts'
import { misused } from './refusals.ts'

export const retireOptions = {
  for: { type: 'string' },
  purpose: { type: 'string' },
  reason: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  message: { type: 'string' },
} as const

const reasons = Object.keys(retirementReasons) as RetirementReason[]

export const retireHelp = `  --for NAME            the beneficiary, in public and for good
  --purpose TEXT        what for, such as “Parcel 4711”
  --reason REASON       ${reasons.slice(0, 3).join(', ')},
                        ${reasons.slice(3).join(', ')}
  --from DAY --to DAY   the period it is for, such as 2026-01-01
  --message TEXT        more words on the certificate`

/** What is said of a retirement, in public and for good. */
export const readRetireWords = ({ values }: Pick<CommandParts, 'values'>) => {
  const [beneficiary, purpose] = [textOf(values, 'for'), textOf(values, 'purpose')]
  if (!beneficiary) throw misused('Retired for whom? Name them with --for.')
  if (!purpose) throw misused('Retired what for? Say it with --purpose.')
  const said = textOf(values, 'reason') ?? 'corporate_inventory'
  const reason = reasons.find((one) => one === said)
  if (!reason) throw misused(`“${said}” is not a reason. There are ${reasons.join(', ')}.`)
  const [from, to, message] = ['from', 'to', 'message'].map((name) => textOf(values, name))
  return {
    beneficiary,
    purpose,
    reason,
    ...(from ? { periodStartsOn: from } : {}),
    ...(to ? { periodEndsOn: to } : {}),
    ...(message ? { message } : {}),
    // Whoever runs this was told in the question they answer, or agreed with --yes.
    isUnderstood: true as const,
  }
}
