import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

type RegistryNews = { retirement: Retirement; failure: string | null }

const count = (credits: number) => `${credits.toLocaleString('en-US')} t CO2e`

/** What came of a retirement at its registry, to whoever retired; null where it is pending again by now. */
export const registryMail = (
  publicUrl: string,
  to: string,
  { retirement, failure }: RegistryNews,
): MailMessage | null => {
  const { id, atRegistry, projectName, quantity, beneficiary } = retirement
  if (!atRegistry || (failure === null && atRegistry.state !== 'done')) return null
  const what = `${count(quantity)} of ${projectName}, retired for ${beneficiary}`
  const link = { label: 'See the certificate', link: `${publicUrl}/certificates/${id}` }
  if (failure !== null)
    return {
      to,
      subject: `Your retirement could not be made at ${atRegistry.registry}`,
      ...composeMail([
        `${what}, could not be retired at ${atRegistry.registry}.`,
        `The reason: ${failure}`,
        'In our ledger the credits stay retired and nobody can use them. Until it stands at the registry too, do not count them in a claim. Answer this through our contact page, and we will find a way with you.',
        link,
      ]),
    }
  return {
    to,
    subject: `Your retirement stands at ${atRegistry.registry}`,
    ...composeMail([
      `${what}.`,
      `${tellRegistryRetirement(atRegistry)}.`,
      ...(atRegistry.link
        ? [{ label: `See it at ${new URL(atRegistry.link).hostname}`, link: atRegistry.link }]
        : []),
      link,
    ]),
  }
}
