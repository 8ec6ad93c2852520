import { writeDollars } from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailFact, MailReader } from '../../platform/mail/mail-content.ts'
import { count } from '../orders/index.ts'

/** What followed from a date that was not met. */
export type ShortfallOutcome = { kind: 'waits'; dueOn: string } | { kind: 'replaced' } | { kind: 'refunded' }

/** A part of a forward purchase as a mail names it. */
type Promised = { to: string; reader: MailReader; lineId: string; projectName: string; credits: number }

const certificateLink = (publicUrl: string, lineId: string) => ({
  label: 'See the certificate of this purchase',
  link: `${publicUrl}/certificates/${lineId}`,
})

const creditsFact = (label: string, credits: number): MailFact => ({ label, value: count(credits) })

export const deliveryMail = (
  publicUrl: string,
  { to, reader, lineId, projectName, credits }: Promised,
  { agreedOn, isRetired }: { agreedOn: string; isRetired: boolean },
): MailMessage => ({
  to,
  subject: 'Credits you bought forward were delivered',
  content: {
    reader,
    body: [
      `${count(credits)} of ${projectName}, promised by ${writeDay(agreedOn)}, were delivered. Their part of your payment left escrow.`,
      {
        figure: creditsFact('Delivered', credits),
        facts: [
          { label: 'Project', value: projectName },
          { label: 'Promised by', value: writeDay(agreedOn) },
        ],
      },
      isRetired
        ? 'They were retired at once, as you asked.'
        : 'They are yours now. They have offset nothing until you retire them.',
    ],
    action: certificateLink(publicUrl, lineId),
  },
})

const consequence = (outcome: ShortfallOutcome, cents: number): string => {
  if (outcome.kind === 'waits')
    return `By the agreed rule the date moves to ${writeDay(outcome.dueOn)}. The money stays in escrow.`
  if (outcome.kind === 'replaced')
    return 'By the agreed rule they were replaced by credits of the same kind with an equal or better score, paid from the escrow.'
  return `By the agreed rule ${writeDollars(cents)} go back to the buyer.`
}

/** What was missing on the day, and what follows from it. */
export const missedMail = (
  publicUrl: string,
  { to, reader, lineId, projectName, credits }: Promised,
  { dueOn, cents, outcome }: { dueOn: string; cents: number; outcome: ShortfallOutcome },
): MailMessage => ({
  to,
  subject: 'A delivery date was missed',
  content: {
    reader,
    state: 'Not delivered in time',
    body: [
      `${count(credits)} of ${projectName} were due on ${writeDay(dueOn)} and have not come.`,
      {
        figure: creditsFact('Missing', credits),
        facts: [
          { label: 'Project', value: projectName },
          { label: 'Due on', value: writeDay(dueOn) },
        ],
      },
      consequence(outcome, cents),
    ],
    action: certificateLink(publicUrl, lineId),
  },
})
