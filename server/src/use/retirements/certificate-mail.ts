import { isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import { writeDay } from '@ledgerleaf/contract/days'
import { standingsOf, tellStanding } from '@ledgerleaf/contract/offset-standing'
import { offsetRule } from '@ledgerleaf/contract/offset-words'
import { tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { Certificate, Retirement } from '@ledgerleaf/contract/retirements'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

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

const tellOne = (retirement: Retirement): string => {
  const { quantity, projectName, registry, atRegistry } = retirement
  return [
    `${count(quantity)} of ${projectName} (${registry}).`,
    ...(atRegistry ? [`${tellRegistryRetirement(atRegistry)}.`] : []),
    ...tellAgainst(retirement),
  ].join(' ')
}

const tellPapers = (all: number, attached: number): string => {
  const page = all === 1 ? 'the page of the certificate' : 'the page of each certificate'
  const there = `On ${page} are the proof file, with which anyone can check it years from now without us, and the verifiable credential for software`
  if (attached === all) return `${all === 1 ? 'The PDF is' : 'The PDFs are'} attached. ${there}.`
  return attached === 0
    ? `${there}; the PDF is there too.`
    : `${attached} PDFs are attached, the others are there. ${there}.`
}

/** Of several batches retired in one act there is one certificate over all of them too. */
const tellTogether = (publicUrl: string, retired: readonly Retirement[], tonnes: number) => {
  const [first, ...others] = retired
  const id = first?.togetherId
  if (!id || others.length === 0) return []
  return [
    {
      label: `One certificate over all ${tonnes.toLocaleString('en-US')} t`,
      link: `${publicUrl}/certificates/${id}`,
    },
  ]
}

/** To whoever retired: what it was, where it is proven, and what is still to come at the registry. */
export const certificateMail = (
  publicUrl: string,
  to: string,
  certificates: readonly [Certificate, ...Certificate[]],
  attached: number,
): MailMessage => {
  const retired = certificates.map(({ retirement }) => retirement)
  const tonnes = retired.reduce((sum, { quantity }) => sum + quantity, 0)
  const { beneficiary, retiredAt } = certificates[0].retirement
  const isPending = retired.some(({ atRegistry }) => atRegistry && atRegistry.state !== 'done')
  return {
    to,
    subject: retired.length === 1 ? 'Your certificate of retirement' : 'Your certificates of retirement',
    ...composeMail([
      `${count(tonnes)} ${tonnes === 1 ? 'was' : 'were'} retired for good on ${writeDay(retiredAt)}, for ${beneficiary}. ${retired.length === 1 ? 'The certificate is public, can be verified by anyone and cannot be changed' : 'Each certificate is public, can be verified by anyone and cannot be changed'}:`,
      ...tellTogether(publicUrl, retired, tonnes),
      ...retired.flatMap((one) => [
        tellOne(one),
        {
          label: `Certificate over ${one.quantity.toLocaleString('en-US')} t`,
          link: `${publicUrl}/certificates/${one.id}`,
        },
      ]),
      tellPapers(retired.length, attached),
      ...(isPending
        ? [
            'It is final in our ledger now. Next the same serials are retired at their registry; until that is done, the certificate says since when it is pending, and then we write to you.',
            offsetRule,
          ]
        : []),
    ]),
  }
}
