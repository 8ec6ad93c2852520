import { countedCredits, tellParts } from '@ledgerleaf/contract/offset-standing'
import type { PaperLayout } from '@ledgerleaf/contract/paper-layout'
import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import {
  type Certificate,
  type CommonCertificate,
  namingNote,
  type Retirement,
  retirementReasons,
  sandboxMark,
} from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { type Paper, type PaperRow, writeDay, writeDays, writeWhole } from '../../platform/typeset/index.ts'
import {
  type CertificateContent,
  type CertificateStatement,
  type ChainPlace,
  proofFileOf,
  stateBacking,
  tellKeeper,
} from './certificate-paper.ts'

/** By place in the log. */
type ChainPlaces = ReadonlyMap<number | null, ChainPlace>

const tellPlace = ({ block, transaction }: ChainPlace): string[] => [
  `On the chain in block ${writeWhole(block)} by transaction`,
  transaction,
]

/** The chain and its contract, once for all; each batch has its block and transaction in its own line. */
const chainsOf = (places: ChainPlaces): string[] => [
  ...new Set(
    [...places.values()].flatMap((place) => [
      `${place.chain}   contract ${place.contract}`,
      ...tellKeeper(place),
    ]),
  ),
]

const rowOf = ({ retirement, logIndex }: Certificate, place: ChainPlace | undefined): PaperRow => ({
  cells: [
    retirement.projectName,
    { text: retirement.registry, below: retirement.registryProjectId ? [retirement.registryProjectId] : [] },
    writeDays(retirement.vintageStartsOn, retirement.vintageEndsOn),
    nameRegistryRetirement(retirement.atRegistry),
    logIndex === null ? 'Pending' : writeWhole(logIndex),
    writeWhole(retirement.quantity),
  ],
  below: [
    ...retirement.serials.map(writeSerials),
    `Certificate ${retirement.id}`,
    ...(place ? tellPlace(place) : []),
  ],
})

/** Every credit that is not backed says so, and what is in order says it once for each registry. */
const backingsOf = (certificates: readonly Certificate[]) => {
  const statements = certificates.flatMap(({ retirement: { registry, backing, projectName } }) => {
    if (!backing) return []
    const stated = stateBacking(registry, backing)
    return [stated.tone === 'good' ? stated : { ...stated, label: `Behind the credits of ${projectName}` }]
  })
  return [...new Map(statements.map((one) => [`${one.label} ${one.says}`, one])).values()]
}

/** What the sum on the first sheet is made of: nobody reads a column of the second to learn that it is not done yet. */
const standingOf = (retirements: readonly Retirement[]): CertificateStatement => {
  const isDone = countedCredits(retirements) === retirements.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    label: 'At the registries',
    mark: isDone ? 'Done' : 'Not all done',
    tone: isDone ? 'good' : 'attention',
    says: `${tellParts(retirements)}.`,
    note: null,
    link: null,
    linkWords: null,
  }
}

type Drawn = { publicUrl: string; layout: PaperLayout; isSandbox: boolean; places?: ChainPlaces }

/** One sheet over everything an act retired, with a line for each batch and all its serials. */
export const writeCommonPaper = (
  { id, quantity, certificates }: CommonCertificate,
  { publicUrl, layout, isSandbox, places = new Map() }: Drawn,
): Paper | null => {
  const [first] = certificates
  if (!first) return null
  const { retirement } = first
  const { periodStartsOn, periodEndsOn, reason } = retirement
  const facts = [
    { label: 'Retired on', value: writeDay(retirement.retiredAt) },
    { label: 'Reason', value: retirementReasons[reason as keyof typeof retirementReasons] ?? reason },
    ...(periodStartsOn && periodEndsOn
      ? [{ label: 'Reporting period', value: writeDays(periodStartsOn, periodEndsOn) }]
      : []),
    { label: 'Batches', value: writeWhole(certificates.length) },
    { label: 'Beneficiary', value: namingNote },
  ]
  const content: CertificateContent = {
    id,
    paper: 'Certificate of retirement',
    mark: isSandbox ? sandboxMark : null,
    isFinal: true,
    amount: writeWhole(quantity),
    unit: 'tonnes of CO2e retired',
    before: 'for',
    beneficiary: retirement.beneficiary,
    onBehalfOf: retirement.onBehalfOf,
    purpose: retirement.purpose,
    message: retirement.message,
    facts,
    serialsTitle: 'What was retired, with serials, both ends included',
    serialsElsewhere: `${writeWhole(quantity)} credits of ${writeWhole(certificates.length)} batches, each listed from the next sheet on.`,
    serials: [],
    table: {
      columns: [
        { title: 'Project', holds: 'name' },
        { title: 'Registry and project id', holds: 'text' },
        { title: 'Vintage', holds: 'text' },
        { title: 'At the registry', holds: 'text' },
        { title: 'Log entry', holds: 'number' },
        { title: 'Tonnes', holds: 'number' },
      ],
      rows: certificates.map((one) => rowOf(one, places.get(one.logIndex))),
      foot: ['Together', '', '', '', '', writeWhole(quantity)],
    },
    lists: [],
    statements: [standingOf(certificates.map((one) => one.retirement)), ...backingsOf(certificates)],
    checkNote:
      'Each retirement above has a certificate of its own, linked from that page, which recomputes every proof in the reader’s own browser: that its serials were retired here, when, and that these words were given then. Credits named here can never be sold, moved or retired again.',
    log: [],
    chain: chainsOf(places),
  }
  return {
    template: 'certificate',
    title: `Certificate of retirement ${id}`,
    date: retirement.retiredAt.slice(0, 10),
    address: `${publicUrl}/certificates/${id}`,
    layout,
    content,
    files: certificates.flatMap(proofFileOf),
  }
}
