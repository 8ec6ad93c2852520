import { isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import { writeDay } from '@ledgerleaf/contract/days'
import { standingsOf, tellStanding } from '@ledgerleaf/contract/offset-standing'
import { offsetRule } from '@ledgerleaf/contract/offset-words'
import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { Certificate, Retirement } from '@ledgerleaf/contract/retirements'
import { firstRows } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailFact, MailLink } from '../../platform/mail/mail-content.ts'
import { nameWhom } from './name-whom.ts'

const count = (credits: number) => `${credits.toLocaleString('en-US')} t CO2e`

/** What stands against it is said as far as it counts as no offset: one word on every page and in every mail. */
const tellAgainst = (retirement: Retirement): string[] => {
  const { registry, backing } = retirement
  return standingsOf(retirement).flatMap(({ standing }) =>
    standing === 'counted'
      ? []
      : [...(backing && !isBacked(backing) ? [tellBacking(registry, backing)] : []), tellStanding(standing)],
  )
}

/** Of several, each by itself with its own certificate. */
const tellOne = (publicUrl: string, retirement: Retirement, isOnly: boolean): MailFact => {
  const { id, quantity, projectName, registry, atRegistry } = retirement
  const standing = [
    ...(atRegistry ? [`${tellRegistryRetirement(atRegistry)}.`] : []),
    ...tellAgainst(retirement),
  ]
  return {
    label: `${projectName} (${registry})`,
    value: count(quantity),
    ...(standing.length > 0 ? { detail: standing.join(' ') } : {}),
    ...(isOnly ? {} : { link: `${publicUrl}/certificates/${id}` }),
  }
}

const tellPapers = (all: number, attached: number): string => {
  const page = all === 1 ? 'the page of the certificate' : 'the page of each certificate'
  const there = `On ${page} are the proof file, with which anyone can check it years from now without us, and the verifiable credential for software`
  if (attached === all) return `${all === 1 ? 'The PDF is' : 'The PDFs are'} attached. ${there}.`
  return attached === 0
    ? `${there}; the PDF is there too.`
    : `${attached === 1 ? 'One PDF is' : `${attached} PDFs are`} attached, the others are there. ${there}.`
}

/** What is pressed: the only certificate, or of several batches retired in one act the one over all of them. */
const chooseCertificate = (
  publicUrl: string,
  [first, ...others]: readonly [Retirement, ...Retirement[]],
  tonnes: number,
): MailLink | null => {
  if (others.length === 0)
    return {
      label: `Certificate over ${tonnes.toLocaleString('en-US')} t`,
      link: `${publicUrl}/certificates/${first.id}`,
    }
  return first.togetherId
    ? {
        label: `One certificate over all ${tonnes.toLocaleString('en-US')} t`,
        link: `${publicUrl}/certificates/${first.togetherId}`,
      }
    : null
}

/** To whoever retired: what it was, where it is proven, and what is still to come at the registry. */
export const certificateMail = (
  publicUrl: string,
  to: string,
  certificates: readonly [Certificate, ...Certificate[]],
  attached: number,
): MailMessage => {
  const [{ retirement: first }, ...others] = certificates
  const retired = [first, ...others.map(({ retirement }) => retirement)] as const
  const tonnes = retired.reduce((sum, { quantity }) => sum + quantity, 0)
  const { retiredAt } = first
  const whom = nameWhom(first)
  const isPending = retired.some(({ atRegistry }) => atRegistry && atRegistry.state !== 'done')
  const action = chooseCertificate(publicUrl, retired, tonnes)
  const each = retired.map((one) => tellOne(publicUrl, one, retired.length === 1))
  return {
    to,
    subject: retired.length === 1 ? 'Your certificate of retirement' : 'Your certificates of retirement',
    content: {
      reader: 'holder',
      body: [
        `${count(tonnes)} ${tonnes === 1 ? 'was' : 'were'} retired for good on ${writeDay(retiredAt)}, for ${whom}. ${retired.length === 1 ? 'The certificate is public, can be verified by anyone and cannot be changed.' : 'Each certificate is public, can be verified by anyone and cannot be changed.'}`,
        {
          figure: { label: 'Retired', value: count(tonnes) },
          facts: [
            { label: 'For', value: whom },
            { label: 'On', value: writeDay(retiredAt) },
            // Where no certificate stands over all of them, each is found by this mail alone.
            ...(action ? firstRows(each, 'on the certificate over all of them') : each),
          ],
        },
      ],
      ...(action ? { action } : {}),
      more: [
        tellPapers(retired.length, attached),
        ...(isPending
          ? [
              'It is final in our ledger now. Next the same serials are retired at their registry; until that is done, the certificate says since when it is pending, and then we write to you.',
              offsetRule,
            ]
          : []),
      ],
    },
  }
}
