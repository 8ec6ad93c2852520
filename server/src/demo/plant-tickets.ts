import { answerTicket, receiveMessage } from '../people/support/index.ts'
import type { DemoName } from './demo-people.ts'
import type { TimedAct } from './play-acts.ts'

const supportEmail = 'support@example.com'

const tickets = [
  {
    daysAgo: 12,
    name: 'Mira Example',
    email: 'mira@example.com',
    message: 'Can one certificate name two subsidiaries as beneficiaries?',
    answer:
      'Retire once for each of them: every retirement has a certificate of its own, and both can carry the same purpose.',
  },
  {
    daysAgo: 1,
    name: 'Jon Example',
    email: 'jon@example.com',
    message:
      'We grow mangroves on 40 hectares and have a validation report, but no verification yet.\nCan we begin a project file?',
    answer: null,
  },
] as const

/** Two messages of the contact form, one of them answered, by the verbs of the form and of the operator's page. */
export const ticketActs = (people: Record<DemoName, string>): TimedAct[] =>
  tickets.map(({ daysAgo, name, email, message, answer }) => ({
    daysAgo,
    play: async (tx, at) => {
      const enquiry = { name, email, message }
      const { id: messageId } = await receiveMessage(tx, { supportEmail }, enquiry, {
        userId: null,
        acknowledged: false,
        now: at,
      })
      if (answer) await answerTicket(tx, { supportEmail }, people.operator, { messageId, text: answer }, at)
    },
  }))
