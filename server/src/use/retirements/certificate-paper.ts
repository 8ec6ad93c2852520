import { type Backing, backingTitle, isBacked, tellBacking } from '@ledgerleaf/contract/backing'
import { tellOpen } from '@ledgerleaf/contract/offset-standing'
import type { PaperLayout } from '@ledgerleaf/contract/paper-layout'
import {
  explainRegistryRetirement,
  type RegistryRetirement,
  tellRegistryRetirement,
} from '@ledgerleaf/contract/registry-retirement'
import { partOfWords } from '@ledgerleaf/contract/retirement-shares'
import {
  type Certificate,
  namingNote,
  type Retirement,
  type RetirementReason,
  retirementReasons,
  sandboxMark,
} from '@ledgerleaf/contract/retirements'
import { countSerials, type SerialSpan, writeSerials } from '@ledgerleaf/contract/serials'
import { fromBase64 } from '@ledgerleaf/provenance/base64'
import { toHex } from '@ledgerleaf/provenance/hex'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import {
  type EnclosedFile,
  type Paper,
  type PaperTable,
  writeDay,
  writeDays,
  writeWhole,
} from '../../platform/typeset/index.ts'

type Tone = 'good' | 'attention' | 'bad'
export type CertificateStatement = {
  label: string
  mark: string
  tone: Tone
  says: string
  note: string | null
  link: string | null
  linkWords: string | null
}

/** What the template `certificate` lays out. */
export type CertificateContent = {
  id: string
  paper: string
  mark: string | null
  /** What is not over yet has an open border. */
  isFinal: boolean
  amount: string
  unit: string
  /** Why the amount does not count yet, or never will: beside it, since whoever reads no further has read that too. */
  open?: string
  /** Between the amount and the name: "for". */
  before: string
  beneficiary: string
  onBehalfOf: string | null
  purpose: string | null
  message: string | null
  facts: readonly { label: string; value: string }[]
  serialsTitle: string
  /** On the first sheet, where the serials are too many for it. */
  serialsElsewhere: string
  serials: readonly { serial: string; credits: string }[]
  /** A line for each batch, where several were retired at once. */
  table?: Omit<PaperTable, 'kind'>
  /** Lists of single lines, as of dates and deliveries. */
  lists: readonly { title: string; rows: readonly string[] }[]
  statements: readonly CertificateStatement[]
  checkNote: string
  log: readonly string[]
  /** Where it stands on the chain; absent until that is confirmed. */
  chain?: readonly string[]
}

const present = (facts: readonly (readonly [string, string | null])[]) =>
  facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))

const factsOf = (retirement: Retirement) => {
  const { periodStartsOn, periodEndsOn, score, vintageStartsOn, vintageEndsOn, reason } = retirement
  return present([
    ['Retired on', writeDay(retirement.retiredAt)],
    ['Reason', retirementReasons[reason as RetirementReason] ?? reason],
    ['Reporting period', periodStartsOn && periodEndsOn ? writeDays(periodStartsOn, periodEndsOn) : null],
    ['Project', retirement.projectName],
    ['Registry', retirement.registry],
    ['Registry project id', retirement.registryProjectId],
    ['Vintage', writeDays(vintageStartsOn, vintageEndsOn)],
    ['Methodology', retirement.methodology],
    ['Score on that day', score === null ? null : `${score} of 100`],
    ['Beneficiary', namingNote],
  ])
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)
const linkTo = (link: string | null) => ({ link, linkWords: link && `See it at ${hostOf(link)}` })

/** Credits that nothing stands behind, or against which the registry speaks, say so on paper as on the page. */
export const stateBacking = (registry: string, backing: Backing): CertificateStatement => ({
  label: 'Behind the credits',
  mark: backingTitle(backing),
  tone: isBacked(backing) ? 'good' : backing.state === 'missing' ? 'attention' : 'bad',
  says: tellBacking(registry, backing, true),
  note: null,
  ...linkTo(backing.url),
})

const marks = {
  pending: { mark: 'Pending', tone: 'attention' },
  instructed: { mark: 'Pending', tone: 'attention' },
  done: { mark: 'Done', tone: 'good' },
  failed: { mark: 'Not done', tone: 'bad' },
} as const

export const stateRegistry = (told: RegistryRetirement, logIndex: number | null): CertificateStatement => ({
  label: 'At the registry',
  ...marks[told.state],
  says: `${tellRegistryRetirement(told)}.`,
  note: [
    explainRegistryRetirement(told),
    logIndex !== null && `Log entry ${writeWhole(logIndex)}.`,
    told.state !== 'done' && 'As of the day this sheet was made; its page tells how it stands today.',
  ]
    .filter(Boolean)
    .join(' '),
  ...linkTo(told.link),
})

const logOf = ({ logIndex, file }: Certificate): string[] => {
  if (logIndex === null) return ['Pending: the log takes it up within a second of the retirement.']
  const entry = `Entry ${writeWhole(logIndex)}`
  if (typeof file?.proof !== 'string') return [entry]
  const [name, entries, root] = parseProofFile(file.proof).checkpoint.split('\n')
  // As the page writes it, so that the two can be held against each other.
  return [entry, `${name}   ${writeWhole(Number(entries))} entries`, `Root ${toHex(fromBase64(root ?? ''))}`]
}

/** Which chain has the retirement, by which transaction of which contract. A sheet is kept for ever: it waits until it is confirmed. */
export type ChainPlace = {
  chain: string
  /** It runs inside the server. */
  local: boolean
  contract: string
  transaction: string
  block: number
}

/** Who else keeps the chain, where nobody does. */
export const tellKeeper = ({ local }: Pick<ChainPlace, 'local'>): string[] =>
  local
    ? [
        'This chain runs inside the marketplace’s own server: nobody else keeps it,',
        'and it proves no more than the public log does.',
      ]
    : []

const chainOf = ({ chain, local, contract, transaction, block }: ChainPlace): string[] => [
  `${chain}   contract ${contract}   block ${writeWhole(block)}`,
  `Transaction ${transaction}`,
  ...tellKeeper({ local }),
]

export const listSerials = (spans: readonly SerialSpan[]) =>
  spans.map((span) => ({ serial: writeSerials(span), credits: writeWhole(countSerials([span])) }))

/** The entry, its proof and the signed state of the log, once the log has it. */
export const proofFileOf = ({ retirement: { id }, file }: Certificate): EnclosedFile[] =>
  file
    ? [
        {
          name: `certificate-${id}.json`,
          mediaType: 'application/json',
          text: JSON.stringify(file, null, 2),
          says: 'The entry, its proof and the signed state of the log, to verify offline',
        },
      ]
    : []

/** Of a share: that one more paper stands over the same tonnes. It names the others, so it is not named here. */
export const partOfWhole = ({ isShare }: Pick<Retirement, 'isShare'>): CertificateContent['lists'] =>
  isShare ? [{ title: 'Part of a whole', rows: [partOfWords] }] : []

type Drawn = {
  publicUrl: string
  layout: PaperLayout
  isSandbox: boolean
  onChain?: ChainPlace | null
}

/** The sheet a company shows its auditor: everything to look the retirement up, and the way to check it. */
export const writeCertificatePaper = (
  certificate: Certificate,
  { publicUrl, layout, isSandbox, onChain = null }: Drawn,
): Paper => {
  const { retirement, registryLogIndex } = certificate
  const { id, quantity, serials, backing, atRegistry, togetherId } = retirement
  const open = tellOpen(retirement)
  const content: CertificateContent = {
    id,
    paper: 'Certificate of retirement',
    mark: isSandbox ? sandboxMark : null,
    isFinal: open === null,
    amount: writeWhole(quantity),
    unit: `${quantity === 1 ? 'tonne' : 'tonnes'} of CO2e retired`,
    ...(open && { open }),
    before: 'for',
    beneficiary: retirement.beneficiary,
    onBehalfOf: retirement.onBehalfOf,
    purpose: retirement.purpose,
    message: retirement.message,
    facts: factsOf(retirement),
    serialsTitle: 'Serials, both ends included',
    serialsElsewhere: `${writeWhole(quantity)} credits in ${writeWhole(serials.length)} blocks, each listed on the next sheet.`,
    serials: listSerials(serials),
    // Two papers over the same tonnes must not be added up.
    lists: [
      ...(togetherId
        ? [{ title: 'Also stands on this certificate; the same credits', rows: [togetherId] }]
        : []),
      ...partOfWhole(retirement),
    ],
    statements: [
      ...(backing ? [stateBacking(retirement.registry, backing)] : []),
      ...(atRegistry ? [stateRegistry(atRegistry, registryLogIndex)] : []),
    ],
    checkNote:
      'The page recomputes the proof in the reader’s own browser: that these serials were retired here, when, and that these words were given then. Credits named here can never be sold, moved or retired again.',
    log: logOf(certificate),
    ...(onChain ? { chain: chainOf(onChain) } : {}),
  }
  return {
    template: 'certificate',
    title: `Certificate of retirement ${id}`,
    date: retirement.retiredAt.slice(0, 10),
    address: `${publicUrl}/certificates/${id}`,
    layout,
    content,
    files: proofFileOf(certificate),
  }
}
