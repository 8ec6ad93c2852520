import { writeDay, writeMonth } from '@ledgerleaf/contract/days'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const link = (publicUrl: string, label: string) => ({ label, link: `${publicUrl}/subscriptions` })

const tonnesOf = (tonnes: number): string =>
  `${tonnes.toLocaleString('en-US')} ${tonnes === 1 ? 'tonne' : 'tonnes'}`

/** A subscription as a mail names it. */
type Mailed = { to: string; publicUrl: string; tonnes: number }

const subscriptionMail = (
  { to, publicUrl, tonnes }: Mailed,
  subject: string,
  state: string,
  words: string,
  more: { label: string; value: string }[] = [],
  step = 'See the subscription',
): MailMessage => ({
  to,
  subject,
  content: {
    reader: 'buyer',
    state,
    body: [words, { facts: [{ label: 'Subscription', value: tonnesOf(tonnes) }, ...more] }],
    action: link(publicUrl, step),
  },
})

export const pausedMail = (mailed: Mailed, attempts: number): MailMessage =>
  subscriptionMail(
    mailed,
    'Your subscription is paused',
    'Payment declined',
    `The payment for your subscription of ${tonnesOf(mailed.tonnes)} was declined ${attempts} times, so we have paused it. Nothing was bought and nothing was charged. You can resume it when the card is in order.`,
  )

export const confirmMail = (mailed: Mailed, reason: string): MailMessage =>
  subscriptionMail(
    mailed,
    'Please confirm a payment',
    'Waits for you',
    `${reason} Nothing was charged. Please confirm it on the page of your subscriptions within fourteen days; until then this run waits.`,
    [],
    'Confirm the payment',
  )

export const stillWaitsMail = (mailed: Mailed, dueOn: string, waitsUntil: string): MailMessage =>
  subscriptionMail(
    mailed,
    'A payment still waits for you',
    'Needs your attention',
    'A payment of your subscription waits for you to confirm it. Nothing was charged. What is not confirmed in time is left out, and the next run comes as planned.',
    [
      { label: 'Due on', value: writeDay(dueOn) },
      { label: 'Waits until', value: writeDay(waitsUntil) },
    ],
    'Confirm the payment',
  )

export const leftOutMail = (mailed: Mailed, dueOn: string): MailMessage =>
  subscriptionMail(
    mailed,
    'A run of your subscription was left out',
    'Left out',
    'A payment of your subscription was not confirmed in time, so this run was left out. Nothing was bought and nothing was charged. The next one comes as planned.',
    [{ label: 'Due on', value: writeDay(dueOn) }],
  )

export const cardEndsMail = (
  publicUrl: string,
  to: string,
  { last4, endsIn }: { last4: string; endsIn: string },
): MailMessage => ({
  to,
  subject: 'The card of your subscription is about to end',
  content: {
    reader: 'buyer',
    state: 'Needs your attention',
    body: [
      `The card ending in ${last4} that your subscription charges is good until the end of ${writeMonth(endsIn)}. Give another one, or the next run cannot be paid.`,
      {
        facts: [
          { label: 'Card', value: `ending in ${last4}` },
          { label: 'Good until', value: `the end of ${writeMonth(endsIn)}` },
        ],
      },
    ],
    action: link(publicUrl, 'Change the card'),
  },
})
