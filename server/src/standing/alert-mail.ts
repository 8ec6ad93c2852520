import { writeMoment } from '@ledgerleaf/contract/days'
import type { MailMessage } from '../platform/mail/mail.tasks.ts'
import { type Alert, sayAlert } from './alert.ts'

export const alertMail = (publicUrl: string, alert: Alert): Omit<MailMessage, 'to'> => ({
  subject: `${sayAlert(alert)} (${alert.server})`,
  content: {
    reader: 'operator',
    ...(alert.state === 'good' ? {} : { state: 'Needs your attention' }),
    headline: sayAlert(alert),
    body: [
      alert.says,
      ...(alert.advice === null ? [] : [alert.advice]),
      {
        facts: [
          { label: 'Seen by', value: alert.server },
          { label: 'Since', value: writeMoment(alert.since) },
        ],
      },
    ],
    action: { label: 'How things stand', link: `${publicUrl}/operator/standing` },
  },
})
