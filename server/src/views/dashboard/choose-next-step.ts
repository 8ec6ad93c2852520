import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { Coverage, NextStep, Station } from '@ledgerleaf/contract/buyer-desk'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { isUndecided } from '@ledgerleaf/contract/programme-word'

export type OpenOrder = { orderId: string; credits: number; heldUntil: string; isByTransfer: boolean }

/** What an account has, as far as the next step depends on it. */
export type DeskFacts = {
  /** Newest first. */
  analyses: readonly Pick<AnalysisSummary, 'id' | 'fileName' | 'state' | 'footprint'>[]
  /** Of the first year of the newest report that has a footprint, as the programme takes it. */
  coverage: Coverage | null
  doubtful: readonly Metric[]
  /** Of all reports that are part of the programme: figures that wait for a person's look, as their lists count them. */
  doubtfulFigures: number
  /** The one whose credits are let go first. */
  openOrder: OpenOrder | null
  heldTonnes: number
  /** In all, for whatever period. */
  retiredTonnes: number
  pendingTonnes: number
}

const beforeFootprint = ({ analyses, retiredTonnes, pendingTonnes }: DeskFacts): NextStep => {
  const reading = analyses.find(({ state }) => state === 'waiting' || state === 'reading')
  if (reading) return { step: 'wait', analysisId: reading.id, fileName: reading.fileName }
  const [newest] = analyses
  return {
    step: 'upload',
    unread: newest ? { analysisId: newest.id, fileName: newest.fileName } : null,
    retiredTonnes: retiredTonnes + pendingTonnes,
  }
}

/** What has a deadline, then the line through the product from where the account stands on it. */
export const chooseNextStep = (facts: DeskFacts): NextStep => {
  const { coverage, doubtful, openOrder, heldTonnes } = facts
  if (openOrder) return { step: 'pay', ...openOrder }
  // How much is to be covered hangs on these figures: nothing is bought or retired by them before.
  if (coverage?.analysisId && doubtful.length > 0) {
    const { analysisId, companyName, year } = coverage
    return { step: 'check', analysisId, companyName, year, doubtful: [...doubtful] }
  }
  // Reports contradict each other: neither figure leads to an act before it is decided which stands.
  const isOpen = coverage !== null && isUndecided(coverage.programme)
  if (isOpen) return { step: 'programme', year: coverage.year }
  // Held credits have offset nothing, whatever else there is to do.
  if (heldTonnes > 0) {
    const tonnes = coverage?.heldForItTonnes ?? 0
    const laterTonnes = coverage?.laterTonnes ?? 0
    // Credits that are too young for the year wait for a later one, and the year still asks for others.
    const isWaiting = coverage !== null && heldTonnes === laterTonnes && coverage.openTonnes > 0
    if (!isWaiting)
      return {
        step: 'retire',
        heldTonnes,
        of:
          coverage && tonnes > 0
            ? { year: coverage.year, tonnes, ...(laterTonnes > 0 ? { laterTonnes } : {}) }
            : null,
      }
  }
  if (!coverage) return beforeFootprint(facts)
  const { year, openTonnes, retiredTonnes, pendingTonnes } = coverage
  if (openTonnes > 0) return { step: 'cover', year, openTonnes }
  return { step: 'report', year, retiredTonnes, pendingTonnes }
}

const stationOf: Record<NextStep['step'], Station['name']> = {
  wait: 'report',
  upload: 'report',
  check: 'inventory',
  programme: 'inventory',
  cover: 'credits',
  pay: 'credits',
  retire: 'retirement',
  report: 'claim',
}

/** How far the account has come. What can be said of it is never done: there is always another claim. */
export const findStations = (
  { coverage, doubtful, doubtfulFigures, heldTonnes, retiredTonnes, pendingTonnes }: DeskFacts,
  { step }: NextStep,
): Station[] => {
  const isSettled = coverage !== null && !isUndecided(coverage.programme)
  const isDone: Record<Station['name'], boolean> = {
    report: coverage !== null,
    inventory: isSettled && doubtfulFigures === 0,
    credits: isSettled && coverage.openTonnes === 0,
    retirement:
      isSettled && heldTonnes === 0 && retiredTonnes + pendingTonnes > 0 && coverage.openTonnes === 0,
    claim: false,
  }
  const covered = coverage ? coverage.footprintTonnes - coverage.openTonnes : heldTonnes
  const isBegun: Partial<Record<Station['name'], boolean>> = {
    inventory: coverage !== null && doubtful.length === 0,
    credits: covered > 0,
    retirement: retiredTonnes + pendingTonnes > 0,
  }
  const stateOf = (name: Station['name']): Station['state'] => {
    if (stationOf[step] === name) return 'now'
    if (isDone[name]) return 'done'
    return isBegun[name] ? 'begun' : 'ahead'
  }
  return (Object.keys(isDone) as Station['name'][]).map((name) => ({ name, state: stateOf(name) }))
}
