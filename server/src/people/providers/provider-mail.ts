import { recordGraceDays } from '@ledgerleaf/contract/providers'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/** What was done, or happened, to how members sign in. */
export type ProviderChange =
  | { what: 'saved' | 'removed' | 'on' | 'off' | 'required' | 'not_required' }
  | { what: 'domain_proven' | 'domain_removed' | 'domain_missing' | 'domain_lapsed'; domain: string }

type Told = { organisation: string; by: string; change: ProviderChange }

const wordsOf = ({ organisation, by, change }: Told): { subject: string; state?: string; words: string } => {
  const changed = 'How members of your organisation sign in was changed'
  switch (change.what) {
    case 'saved':
      return { subject: changed, words: `“${by}” saved the sign-in provider of “${organisation}”.` }
    case 'removed':
      return {
        subject: changed,
        words: `“${by}” took the sign-in provider of “${organisation}” away. Members sign in with their passwords and passkeys.`,
      }
    case 'on':
      return {
        subject: changed,
        words: `“${by}” switched on sign-in through the provider of “${organisation}”. Whoever it vouches for with an address of your domains comes in.`,
      }
    case 'off':
      return {
        subject: changed,
        words: `“${by}” switched off sign-in through the provider of “${organisation}”. Whoever came in by it was signed out.`,
      }
    case 'required':
      return {
        subject: changed,
        words: `“${by}” demands that members of “${organisation}” with an address of its domains sign in through its provider. Owners keep their passwords and passkeys as a way in.`,
      }
    case 'not_required':
      return {
        subject: changed,
        words: `“${by}” no longer demands that members of “${organisation}” sign in through its provider.`,
      }
    case 'domain_proven':
      return { subject: changed, words: `“${by}” proved that ${change.domain} belongs to “${organisation}”.` }
    case 'domain_removed':
      return {
        subject: changed,
        words: `“${by}” took ${change.domain} off “${organisation}”. Nobody signs in by it any more.`,
      }
    case 'domain_missing':
      return {
        subject: `The record of ${change.domain} is gone`,
        state: 'Needs your attention',
        words: `The record at _ledgerleaf.${change.domain} that proves the domain of “${organisation}” has not been seen for days. ${recordGraceDays} days after it was last there the domain no longer counts as yours, and nobody with such an address signs in through your provider. Put the record back to keep it.`,
      }
    case 'domain_lapsed':
      return {
        subject: `Nobody signs in through ${change.domain} any more`,
        state: 'Needs your attention',
        words: `The record at _ledgerleaf.${change.domain} has been gone for ${recordGraceDays} days, so ${change.domain} no longer counts as the domain of “${organisation}”: nobody with such an address signs in through your provider, and passwords and passkeys are taken again. Put the record back and check it to go on.`,
      }
  }
}

/** To every owner: by whom members are let in is never changed quietly. */
export const providerMail = (publicUrl: string, to: string, told: Told): MailMessage => {
  const { subject, state, words } = wordsOf(told)
  return {
    to,
    subject,
    content: {
      reader: 'account',
      ...(state === undefined ? {} : { state }),
      body: [words, 'If you do not know why, ask whoever did it, or write to us.'],
      action: { label: 'Look at the sign-in', link: `${publicUrl}/organisation#sign-in` },
    },
  }
}
