import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

type RegistryNews = {
  retirement: Retirement
  failure: string | null
  contradiction?: string | undefined
  isCleared?: boolean | undefined
}

const count = (credits: number) => `${credits.toLocaleString('en-US')} t CO2e`

/** What came of a retirement at its registry, to whoever retired; null where it is pending again by now. */
export const registryMail = (
  publicUrl: string,
  to: string,
  { retirement, failure, contradiction, isCleared }: RegistryNews,
): MailMessage | null => {
  const { id, atRegistry, projectName, quantity, beneficiary } = retirement
  if (!atRegistry) return null
  const what = `${count(quantity)} of ${projectName}, retired for ${beneficiary}`
  const link = { label: 'See the certificate', link: `${publicUrl}/certificates/${id}` }
  if (contradiction !== undefined)
    return {
      to,
      subject: `${atRegistry.registry} says otherwise about your retirement`,
      ...composeMail([
        `${what}: ${contradiction}`,
        'What happens next: our operators look into it with the registry and the seller. You need not do anything. We write to you when it is cleared up, or with a replacement or your money.',
        'In our ledger the credits stay retired and nobody can use them. Until it is cleared up they count as no offset, on your dashboard, on the certificate’s page and in reports: do not count them in a claim.',
        link,
      ]),
    }
  if (isCleared)
    return {
      to,
      subject: `${atRegistry.registry} no longer speaks against your retirement`,
      ...composeMail([
        `${what}: the registry’s file no longer shows these credits as retired by somebody else.`,
        `${tellRegistryRetirement(atRegistry)}.`,
        link,
      ]),
    }
  if (failure === null && atRegistry.state !== 'done') return null
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

/** The same to operators, who have to clear it up. */
export const contradictionMail = (
  publicUrl: string,
  { projectName, quantity, registry, id }: Retirement,
  contradiction: string,
) => ({
  subject: `${registry} speaks against a retirement of ${projectName}`,
  parts: [
    `${count(quantity)} of ${projectName}, certificate ${id}: ${contradiction}`,
    'Whoever retired was told that it is looked into, and that it counts as no offset meanwhile.',
    { label: 'Retirements at registries', link: `${publicUrl}/operator/retirements` },
  ],
})
