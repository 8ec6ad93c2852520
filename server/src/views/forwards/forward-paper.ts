import { shortfallWords } from '@ledgerleaf/contract/forward-terms'
import { type ForwardCertificate, forwardWords, stepWords } from '@ledgerleaf/contract/forwards'
import type { PaperLayout } from '@ledgerleaf/contract/paper-layout'
import { sandboxMark } from '@ledgerleaf/contract/retirements'
import { type Paper, writeDay, writeDays, writeWhole } from '../../platform/typeset/index.ts'
import type { CertificateContent } from '../../use/retirements/index.ts'

const factsOf = (forward: ForwardCertificate) => {
  const { outlook, registry, registryProjectId, vintageStartsOn, vintageEndsOn } = forward
  const facts: [string, string][] = [
    ['Promised', `${writeWhole(forward.quantity)} t`],
    ['Delivered', `${writeWhole(forward.delivered)} t`],
    ['Retired', `${writeWhole(forward.retired)} t`],
    ['Bought on', writeDay(forward.boughtAt)],
    ['Project', forward.projectName],
    ['Registry and project id', [registry, registryProjectId].filter(Boolean).join(', ')],
    ['Promised vintage', writeDays(vintageStartsOn, vintageEndsOn)],
    ['If a date is missed', shortfallWords[forward.shortfall]],
  ]
  if (outlook.credits > 0)
    facts.push([
      'Risk-weighted, of what is to come',
      `${writeWhole(outlook.credits)} t (${outlook.percent} %, rule ${outlook.rule})`,
    ])
  return facts.map(([label, value]) => ({ label, value }))
}

const listsOf = ({ milestones, steps }: ForwardCertificate) => [
  {
    title: 'Dates, and what came',
    rows: milestones.map(
      ({ dueOn, quantity, delivered }) =>
        `${writeDay(dueOn)}   ${writeWhole(delivered)} of ${writeWhole(quantity)} t`,
    ),
  },
  {
    title: 'In the public log',
    rows: steps.map(
      ({ kind, at, credits, logIndex }) =>
        `${writeDay(at)}   ${writeWhole(credits)} t   ${logIndex === null ? 'pending' : `entry ${writeWhole(logIndex)}`}   ${stepWords[kind]}`,
    ),
  },
]

type Drawn = { publicUrl: string; layout: PaperLayout; isSandbox: boolean }

/** What was promised and what has become of it. Until all of it is retired, the sheet says first that it is no offset. */
export const writeForwardPaper = (
  forward: ForwardCertificate,
  { publicUrl, layout, isSandbox }: Drawn,
): Paper => {
  const { id, status, quantity } = forward
  const { word, says } = forwardWords[status]
  const isRetired = status === 'retired'
  const content: CertificateContent = {
    id,
    paper: 'Certificate of a forward purchase',
    mark: isSandbox ? sandboxMark : null,
    isFinal: isRetired,
    amount: writeWhole(quantity),
    unit: `${quantity === 1 ? 'tonne' : 'tonnes'} of CO2e promised`,
    before: 'today:',
    beneficiary: word.toLowerCase(),
    onBehalfOf: null,
    purpose: says,
    message: null,
    facts: factsOf(forward),
    serialsTitle: '',
    serialsElsewhere: '',
    serials: [],
    lists: listsOf(forward).filter(({ rows }) => rows.length > 0),
    statements: [],
    checkNote: isRetired
      ? 'The page recomputes the proof of each step in the reader’s own browser.'
      : 'This sheet is of the day it was drawn: the page says what has come since, and recomputes the proof of each step.',
    log: [],
  }
  return {
    template: 'certificate',
    title: `Certificate of a forward purchase ${id}`,
    date: (forward.steps.at(-1)?.at ?? forward.boughtAt).slice(0, 10),
    address: `${publicUrl}/certificates/${id}`,
    layout,
    content,
  }
}
