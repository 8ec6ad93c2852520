import { writeDay } from '@ledgerleaf/contract/days'
import type { Instruction } from '@ledgerleaf/contract/instructions'
import { type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const creditsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`

const link = (publicUrl: string) => ({
  label: 'Say the id the registry gave',
  link: `${publicUrl}/seller_dashboard#instructions`,
})

/** All that is to be entered at the registry, one thing on each line. */
const describe = (asked: Instruction): string =>
  [
    `Registry: ${asked.registry}`,
    `Project: ${asked.projectName}${asked.registryProjectId ? `, ${asked.registryProjectId}` : ''}`,
    `Vintage: ${writeDay(asked.vintageStartsOn)} to ${writeDay(asked.vintageEndsOn)}`,
    `Serials: ${asked.serials.map(writeSerials).join('; ')}`,
    `Credits: ${asked.quantity.toLocaleString('en-US')}`,
    `Beneficiary: ${asked.beneficiary}`,
    ...(asked.onBehalfOf ? [`On behalf of: ${asked.onBehalfOf}`] : []),
    `Reason: ${retirementReasons[asked.reason as RetirementReason] ?? asked.reason}`,
    `Purpose: ${asked.purpose}`,
    `To be done by: ${writeDay(asked.dueOn)}`,
  ].join('\n')

export const instructionMail = (publicUrl: string, to: string, asked: Instruction): MailMessage => ({
  to,
  subject: `Please retire ${creditsOf(asked.quantity)} of ${asked.projectName} at ${asked.registry}`,
  ...composeMail([
    `A buyer has retired ${creditsOf(asked.quantity)} that you hold in your account at ${asked.registry}. Please retire the same serials there, with these words:`,
    describe(asked),
    'Then tell us the id the registry gave. Until then the buyer’s certificate says that the registry is pending.',
    link(publicUrl),
  ]),
})

export const reminderMail = (
  publicUrl: string,
  to: string,
  all: readonly Instruction[],
): MailMessage | null => {
  const [first] = all
  if (!first) return null
  const what = all.length === 1 ? 'A retirement waits' : `${all.length} retirements wait`
  return {
    to,
    subject: `${what} for you, to be done by ${writeDay(first.dueOn)}`,
    ...composeMail([
      `${what} to be made from your account at the registry. What is late is shown to our operators.`,
      ...all.map(describe),
      link(publicUrl),
    ]),
  }
}
