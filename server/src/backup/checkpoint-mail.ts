import { writeMoment } from '@ledgerleaf/contract/days'
import { inThousands } from '@ledgerleaf/contract/in-thousands'
import type { MailMessage } from '../platform/mail/mail.tasks.ts'

/** A checkpoint as it was signed, to somebody outside who keeps it. */
export const checkpointMail = (
  publicUrl: string,
  to: string,
  { size, signedAt, note }: { size: number; signedAt: Date; note: string },
): MailMessage => ({
  to,
  subject: `Checkpoint of the log: ${inThousands(size)} entries`,
  content: {
    reader: 'keeper',
    headline: 'Checkpoint of the log',
    body: [
      `The public log of ${publicUrl} had ${inThousands(size)} entries at ${writeMoment(signedAt)}. Its signed checkpoint:`,
      { verbatim: note.trimEnd() },
      {
        facts: [
          { label: 'Entries', value: inThousands(size) },
          { label: 'Signed', value: writeMoment(signedAt) },
        ],
      },
      'Keep this mail. A log that ever shows fewer entries, or another root for this size, has lost or changed something.',
    ],
  },
})
