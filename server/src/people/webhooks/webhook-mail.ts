import { writeDayOf } from '@ledgerleaf/contract/days'
import { failingDaysMax } from '@ledgerleaf/contract/webhooks'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

type Told = {
  organisation: string
  url: string
  why: 'gone' | 'failing'
  failingSince: Date | null
}

const reasonOf = ({ why, failingSince }: Told): string =>
  why === 'gone'
    ? 'It answered with status 410, which says that it is gone for good.'
    : `It has taken nothing for ${failingDaysMax} days${failingSince ? `, since ${writeDayOf(failingSince)}` : ''}.`

/** To whoever manages the organisation: one of their endpoints was switched off by itself. */
export const webhookOffMail = (publicUrl: string, to: string, told: Told): MailMessage => {
  const { host } = new URL(told.url)
  return {
    to,
    subject: `The webhook to ${host} was switched off`,
    content: {
      reader: 'account',
      state: 'Switched off',
      body: [
        `We no longer send events of “${told.organisation}” to ${told.url}. ${reasonOf(told)}`,
        'Every event is kept for 30 days. Once your endpoint answers again, switch it on and have it sent what it missed.',
      ],
      action: { label: 'Look at the webhooks', link: `${publicUrl}/organisation#webhooks` },
    },
  }
}
