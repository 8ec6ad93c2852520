import { writeDay } from '@ledgerleaf/contract/days'
import type { Instruction } from '@ledgerleaf/contract/instructions'
import { type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { firstRows } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailFact } from '../../platform/mail/mail-content.ts'

const creditsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`

const link = (publicUrl: string) => ({
  label: 'Say the id the registry gave',
  link: `${publicUrl}/seller_dashboard#instructions`,
})

/** All that is to be entered at the registry, one thing on each line. */
const factsOf = (asked: Instruction): MailFact[] => [
  { label: 'Registry', value: asked.registry },
  {
    label: 'Project',
    value: `${asked.projectName}${asked.registryProjectId ? `, ${asked.registryProjectId}` : ''}`,
  },
  { label: 'Vintage', value: `${writeDay(asked.vintageStartsOn)} to ${writeDay(asked.vintageEndsOn)}` },
  { label: 'Serials', value: asked.serials.map(writeSerials).join('; '), isCode: true },
  { label: 'Credits', value: asked.quantity.toLocaleString('en-US') },
  { label: 'Beneficiary', value: asked.beneficiary },
  ...(asked.onBehalfOf ? [{ label: 'On behalf of', value: asked.onBehalfOf }] : []),
  { label: 'Reason', value: retirementReasons[asked.reason as RetirementReason] ?? asked.reason },
  { label: 'Purpose', value: asked.purpose },
  { label: 'To be done by', value: writeDay(asked.dueOn) },
]

export const instructionMail = (publicUrl: string, to: string, asked: Instruction): MailMessage => ({
  to,
  subject: `Please retire ${creditsOf(asked.quantity)} of ${asked.projectName} at ${asked.registry}`,
  content: {
    reader: 'seller',
    body: [
      `A buyer has retired ${creditsOf(asked.quantity)} that you hold in your account at ${asked.registry}. Please retire the same serials there, with these words:`,
      { facts: factsOf(asked) },
      'Then tell us the id the registry gave. Until then the buyer’s certificate says that the registry is pending.',
    ],
    action: link(publicUrl),
  },
})

/** Of several, what tells one from the others: the words to enter at the registry came with each, and are in the page. */
const nameFact = ({ projectName, quantity, registry, serials, dueOn }: Instruction): MailFact => ({
  label: projectName,
  value: creditsOf(quantity),
  detail: `${registry}, by ${writeDay(dueOn)}: ${serials.map(writeSerials).join('; ')}`,
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
    content: {
      reader: 'seller',
      state: all.some(({ isOverdue }) => isOverdue) ? 'Overdue' : 'Waits for you',
      body: [
        `${what} to be made from your account at the registry. What is late is shown to our operators.`,
        {
          facts: all.length === 1 ? factsOf(first) : firstRows(all.map(nameFact), 'on your dashboard'),
        },
      ],
      action: link(publicUrl),
    },
  }
}
