import type { KeyMode } from '@ledgerleaf/contract/keys'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

type Told = {
  organisation: string
  name: string
  mode: KeyMode
  /** Who made it. */
  by: string
  /** What it may do, in words. */
  may: readonly string[]
}

/** To every owner: from now on a program may act for their organisation. */
export const keyMadeMail = (publicUrl: string, to: string, told: Told): MailMessage => ({
  to,
  subject: `A ${told.mode === 'test' ? 'test key' : 'key'} of ${told.organisation} was made: ${told.name}`,
  content: {
    reader: 'account',
    body: [
      `${told.by} made the key “${told.name}” of “${told.organisation}”. It may ${new Intl.ListFormat('en').format(told.may)} for you, and so may whoever has its secret.`,
      told.mode === 'test'
        ? 'It works in the test market alone: nothing that is done with it is bought, paid or retired.'
        : 'If you did not expect this, revoke it: the next call that shows it is refused.',
    ],
    action: { label: 'Look at the keys', link: `${publicUrl}/organisation#keys` },
  },
})
