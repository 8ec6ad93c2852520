import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock, MailContent, MailFact } from '../../platform/mail/mail-content.ts'

type RegistryNews = {
  retirement: Retirement
  failure: string | null
  contradiction?: string | undefined
  contradicted?: number | undefined
  isCleared?: boolean | undefined
}

const count = (credits: number) => `${credits.toLocaleString('en-US')} t CO2e`

/** Of a retirement, what its registry speaks against. */
const questionFigure = (registry: string, quantity: number, contradicted?: number): MailFact => ({
  label: `In question at ${registry}`,
  value:
    contradicted === undefined || contradicted >= quantity
      ? count(quantity)
      : `${contradicted.toLocaleString('en-US')} of ${count(quantity)}`,
})

/** What came of a retirement at its registry, to whoever retired; null where it is pending again by now. */
export const registryMail = (
  publicUrl: string,
  to: string,
  { retirement, failure, contradiction, contradicted, isCleared }: RegistryNews,
): MailMessage | null => {
  const { id, atRegistry, projectName, quantity, beneficiary } = retirement
  if (!atRegistry) return null
  const what = `${count(quantity)} of ${projectName}, retired for ${beneficiary}`
  const { registry } = atRegistry
  const rowsUnder = (figure: MailFact) => ({
    figure,
    facts: [
      { label: 'Project', value: projectName },
      { label: 'For', value: beneficiary },
      { label: 'Registry', value: registry },
    ],
  })
  const tell = (
    subject: string,
    body: MailBlock[],
    { state, more = [] }: Pick<MailContent, 'state' | 'more'> = {},
  ): MailMessage => ({
    to,
    subject,
    content: {
      reader: 'holder',
      ...(state === undefined ? {} : { state }),
      body,
      action: { label: 'See the certificate', link: `${publicUrl}/certificates/${id}` },
      more,
    },
  })
  if (contradiction !== undefined)
    return tell(
      `${registry} says otherwise about your retirement`,
      [
        `${what}: ${contradiction}`,
        rowsUnder(questionFigure(registry, quantity, contradicted)),
        'What happens next: our operators look into it with the registry and the seller. You need not do anything. We write to you when it is cleared up, or with a replacement or your money.',
        'In our ledger the credits stay retired and nobody can use them. Until it is cleared up they count as no offset, on your dashboard, on the certificate’s page and in reports: do not count them in a claim.',
      ],
      { state: 'We are looking into it' },
    )
  if (isCleared)
    return tell(`${registry} no longer speaks against your retirement`, [
      `${what}: the registry’s file no longer shows these credits as retired by somebody else.`,
      `${tellRegistryRetirement(atRegistry)}.`,
      rowsUnder({ label: 'No longer in question', value: count(quantity) }),
    ])
  if (failure === null && atRegistry.state !== 'done') return null
  if (failure !== null)
    return tell(
      `Your retirement could not be made at ${registry}`,
      [
        `${what}, could not be retired at ${registry}.`,
        rowsUnder({ label: `Not retired at ${registry}`, value: count(quantity) }),
        'The reason:',
        { quote: failure },
        'In our ledger the credits stay retired and nobody can use them. Until it stands at the registry too, do not count them in a claim. Answer this mail, and we will find a way with you.',
      ],
      { state: 'Needs your attention' },
    )
  const { link } = atRegistry
  return tell(
    `Your retirement stands at ${registry}`,
    [
      `${what}.`,
      `${tellRegistryRetirement(atRegistry)}.`,
      rowsUnder({ label: `Retired at ${registry}`, value: count(quantity) }),
    ],
    link ? { more: [{ label: `See it at ${new URL(link).hostname}`, link }] } : {},
  )
}

/** The same to operators, who have to clear it up. */
export const contradictionMail = (
  publicUrl: string,
  { projectName, quantity, registry, id }: Retirement,
  contradiction: string,
  contradicted?: number,
): Omit<MailMessage, 'to'> => ({
  subject: `${registry} speaks against a retirement of ${projectName}`,
  content: {
    reader: 'operator',
    state: 'Needs your attention',
    body: [
      `${count(quantity)} of ${projectName}: ${contradiction}`,
      {
        figure: questionFigure(registry, quantity, contradicted),
        facts: [{ label: 'Project', value: projectName }],
      },
      'Whoever retired was told that it is looked into, and that it counts as no offset meanwhile.',
    ],
    action: { label: 'Clear it up', link: `${publicUrl}/operator/retirements` },
    more: [{ label: 'See the certificate', link: `${publicUrl}/certificates/${id}` }],
  },
})
