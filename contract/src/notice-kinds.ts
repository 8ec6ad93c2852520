import * as z from 'zod/mini'

/** What a notice is about, and by what its mails are chosen. */
export const NoticeKind = z.enum([
  'approvals',
  'orders',
  'deliveries',
  'retirements',
  'analyses',
  'quotes',
  'deadlines',
  'selling',
  'members',
])
export type NoticeKind = z.infer<typeof NoticeKind>

export const NoticeMail = z.enum(['at_once', 'daily', 'never'])
export type NoticeMail = z.infer<typeof NoticeMail>

type KindWords = {
  name: string
  about: string
  /** How its mails come until somebody chooses. */
  usual: NoticeMail
  /** Mails of this kind that nobody can turn off, and why. */
  always?: string
}

/** Each kind in the words of the page, in the order it is shown in. */
export const noticeKinds: Record<NoticeKind, KindWords> = {
  approvals: {
    name: 'Approvals',
    about: 'What colleagues ask you to approve, and what became of what you asked for.',
    usual: 'at_once',
    always:
      'A request to decide, and the answer to your own, always come by mail: they wait for nobody else and end by themselves.',
  },
  orders: {
    name: 'Orders and payments',
    about: 'Paid, failed and refunded orders, invoices that are due, subscriptions that ran.',
    usual: 'daily',
    always:
      'Receipts, invoices and failed payments always go to the contact of the organisation: they are its papers.',
  },
  deliveries: {
    name: 'Deliveries',
    about: 'Forward purchases that were delivered, are due or late.',
    usual: 'daily',
    always: 'What happens to a promise that was paid for always goes to the contact of the organisation.',
  },
  retirements: {
    name: 'Retirements and certificates',
    about: 'Credits that were retired for good, and what the registry confirmed.',
    usual: 'daily',
    always: 'The certificate always goes to the contact of the organisation: it is the proof.',
  },
  analyses: {
    name: 'Analyses and programme',
    about: 'Reports that were read, or could not be.',
    usual: 'never',
  },
  quotes: {
    name: 'Quotes',
    about: 'Quotes that were accepted or declined, or are about to end.',
    usual: 'daily',
    always: 'An accepted quote is an invoice, which always goes to the contact of the organisation.',
  },
  deadlines: {
    name: 'Deadlines',
    about: 'Days your organisation wrote down, and what ends or runs soon.',
    usual: 'at_once',
  },
  selling: {
    name: 'Selling',
    about: 'Sales, payouts, reviews of projects and documents, listings that were stopped.',
    usual: 'daily',
    always: 'What an operator decided and what was paid out always goes to the contact of the organisation.',
  },
  members: {
    name: 'Members and security',
    about: 'Who joined or left, and whose role changed.',
    usual: 'daily',
    always:
      'Owners, and whoever a change is about, are always mailed, and so is every change of your own sign-in: a stranger must not be able to do it quietly.',
  },
}
