import { countedCredits, isCounted, tellParts } from '@ledgerleaf/contract/offset-standing'
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
import {
  type Paper,
  type PaperRow,
  type PaperTable,
  writeDay,
  writeDays,
  writeWhole,
} from '../../platform/typeset/index.ts'
import {
  type CertificateContent,
  type CertificateStatement,
  type ChainPlace,
  partOfWhole,
  proofFileOf,
  stateBacking,
  tellKeeper,
} from './certificate-paper.ts'

/** By place in the log. */
export type ChainPlaces = ReadonlyMap<number | null, ChainPlace>

export const tellPlace = ({ block, transaction }: ChainPlace): string[] => [
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

export type CommonDrawn = { publicUrl: string; layout: PaperLayout; isSandbox: boolean; places?: ChainPlaces }

/** What a sheet over several retirements says of its own: everything else is the same on each. */
type SheetOver = {
  id: string
  quantity: number
  certificates: readonly [Certificate, ...Certificate[]]
  words: { onBehalfOf: string | null; purpose: string }
  /** How many batches, or shares. */
  counted: { label: string; value: string }
  reason: string | null
  serialsElsewhere: string
  lists: CertificateContent['lists']
  table: Omit<PaperTable, 'kind'>
}

/** One sheet over several retirements of one act, with their proofs inside. */
export const writeSheetOver = (
  { id, quantity, certificates, words, counted, reason, serialsElsewhere, lists, table }: SheetOver,
  { publicUrl, layout, isSandbox, places = new Map() }: CommonDrawn,
): Paper => {
  const { retirement } = certificates[0]
  const { periodStartsOn, periodEndsOn } = retirement
  const facts = [
    { label: 'Retired on', value: writeDay(retirement.retiredAt) },
    ...(reason === null ? [] : [{ label: 'Reason', value: reason }]),
    ...(periodStartsOn && periodEndsOn
      ? [{ label: 'Reporting period', value: writeDays(periodStartsOn, periodEndsOn) }]
      : []),
    counted,
    { label: 'Beneficiary', value: namingNote },
  ]
  const retirements = certificates.map((one) => one.retirement)
  const isSettled = retirements.every(isCounted)
  const content: CertificateContent = {
    id,
    paper: 'Certificate of retirement',
    mark: isSandbox ? sandboxMark : null,
    isFinal: isSettled,
    amount: writeWhole(quantity),
    unit: 'tonnes of CO2e retired',
    ...(!isSettled && { open: `${tellParts(retirements)}.` }),
    before: 'for',
    beneficiary: retirement.beneficiary,
    ...words,
    message: retirement.message,
    facts,
    serialsTitle: 'What was retired, with serials, both ends included',
    serialsElsewhere,
    serials: [],
    table,
    lists,
    statements: [standingOf(retirements), ...backingsOf(certificates)],
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

/** One sheet over everything an act retired, with a line for each batch and all its serials. */
export const writeCommonPaper = (
  { id, quantity, certificates }: CommonCertificate,
  drawn: CommonDrawn,
): Paper | null => {
  const [first, ...others] = certificates
  if (!first) return null
  const { reason, onBehalfOf, purpose } = first.retirement
  const batches = writeWhole(certificates.length)
  const sheet: SheetOver = {
    id,
    quantity,
    certificates: [first, ...others],
    words: { onBehalfOf, purpose },
    counted: { label: 'Batches', value: batches },
    reason: retirementReasons[reason as keyof typeof retirementReasons] ?? reason,
    serialsElsewhere: `${writeWhole(quantity)} credits of ${batches} batches, each listed from the next sheet on.`,
    lists: partOfWhole(first.retirement),
    table: {
      columns: [
        { title: 'Project', holds: 'name' },
        { title: 'Registry and project id', holds: 'text' },
        { title: 'Vintage', holds: 'text' },
        { title: 'At the registry', holds: 'text' },
        { title: 'Log entry', holds: 'number' },
        { title: 'Tonnes', holds: 'number' },
      ],
      rows: certificates.map((one) => rowOf(one, drawn.places?.get(one.logIndex))),
      foot: ['Together', '', '', '', '', writeWhole(quantity)],
    },
  }
  return writeSheetOver(sheet, drawn)
}
