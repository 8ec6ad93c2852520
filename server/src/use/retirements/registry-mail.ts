import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock } from '../../platform/mail/mail-content.ts'

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
  const rows = {
    figure: { label: 'Retired', value: count(quantity) },
    facts: [
      { label: 'Project', value: projectName },
      { label: 'For', value: beneficiary },
      { label: 'Registry', value: atRegistry.registry },
    ],
  }
  const tell = (subject: string, body: MailBlock[], more: MailBlock[] = []): MailMessage => ({
    to,
    subject,
    content: {
      reader: 'holder',
      body,
      action: { label: 'See the certificate', link: `${publicUrl}/certificates/${id}` },
      more,
    },
  })
  if (contradiction !== undefined)
    return tell(`${atRegistry.registry} says otherwise about your retirement`, [
      `${what}: ${contradiction}`,
      rows,
      'What happens next: our operators look into it with the registry and the seller. You need not do anything. We write to you when it is cleared up, or with a replacement or your money.',
      'In our ledger the credits stay retired and nobody can use them. Until it is cleared up they count as no offset, on your dashboard, on the certificate’s page and in reports: do not count them in a claim.',
    ])
  if (isCleared)
    return tell(`${atRegistry.registry} no longer speaks against your retirement`, [
      `${what}: the registry’s file no longer shows these credits as retired by somebody else.`,
      `${tellRegistryRetirement(atRegistry)}.`,
      rows,
    ])
  if (failure === null && atRegistry.state !== 'done') return null
  if (failure !== null)
    return tell(`Your retirement could not be made at ${atRegistry.registry}`, [
      `${what}, could not be retired at ${atRegistry.registry}. The reason:`,
      { quote: failure },
      rows,
      'In our ledger the credits stay retired and nobody can use them. Until it stands at the registry too, do not count them in a claim. Answer this mail, and we will find a way with you.',
    ])
  return tell(
    `Your retirement stands at ${atRegistry.registry}`,
    [`${what}.`, `${tellRegistryRetirement(atRegistry)}.`, rows],
    atRegistry.link
      ? [{ label: `See it at ${new URL(atRegistry.link).hostname}`, link: atRegistry.link }]
      : [],
  )
}

/** The same to operators, who have to clear it up. */
export const contradictionMail = (
  publicUrl: string,
  { projectName, quantity, registry, id }: Retirement,
  contradiction: string,
): Omit<MailMessage, 'to'> => ({
  subject: `${registry} speaks against a retirement of ${projectName}`,
  content: {
    reader: 'operator',
    body: [
      `${count(quantity)} of ${projectName}: ${contradiction}`,
      {
        figure: { label: 'Concerned', value: count(quantity) },
        facts: [{ label: 'Project', value: projectName }],
      },
      'Whoever retired was told that it is looked into, and that it counts as no offset meanwhile.',
    ],
    action: { label: 'Clear it up', link: `${publicUrl}/operator/retirements` },
    more: [{ label: 'See the certificate', link: `${publicUrl}/certificates/${id}` }],
  },
})
