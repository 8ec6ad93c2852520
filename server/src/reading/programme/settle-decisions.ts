import type { Decision, DecisionSaid } from '@ledgerleaf/contract/programme-decisions'
import type { LineTonnes, ProgrammeLine } from '@ledgerleaf/contract/programme-lines'

type Told<Kind extends DecisionSaid['kind']> = Extract<DecisionSaid, { kind: Kind }> & { version: number }

/** What the decisions come to, as they stand now. */
export type SettledDecisions = {
  /** The number of the last decision. */
  version: number
  /** By year and line. */
  choices: Map<string, Told<'choose'>>
  leftOut: Set<string>
  base: {
    year: number
    thresholdPercent: number
    recorded: LineTonnes[]
    recordedBy: number
    adjustments: Told<'adjust'>[]
    /** Figures that somebody looked at and did not take over. */
    kept: LineTonnes[] | null
  } | null
  targets: Told<'target'>[]
}

export const placeOfLine = (year: number, line: ProgrammeLine): string => `${year}/${line}`

const settleBase = (
  base: SettledDecisions['base'],
  said: DecisionSaid,
  version: number,
): { base: SettledDecisions['base']; isAbout: boolean } => {
  if (said.kind === 'base') {
    const { year, thresholdPercent, figures: recorded } = said
    // Another threshold for the same year leaves its adjustments where they are.
    const adjustments = base?.year === year ? base.adjustments : []
    return {
      base: { year, thresholdPercent, recorded, recordedBy: version, adjustments, kept: null },
      isAbout: true,
    }
  }
  if (!base) return { base, isAbout: false }
  if (said.kind === 'adjust')
    return { base: { ...base, adjustments: [...base.adjustments, { ...said, version }] }, isAbout: true }
  if (said.kind === 'unadjust') {
    const adjustments = base.adjustments.filter((one) => one.version !== said.version)
    return { base: { ...base, adjustments }, isAbout: true }
  }
  if (said.kind === 'recalculate')
    return { base: { ...base, recorded: said.after, recordedBy: version, kept: null }, isAbout: true }
  if (said.kind === 'keep') return { base: { ...base, kept: said.after }, isAbout: true }
  return { base, isAbout: false }
}

/** Goes through the decisions, oldest first. This is the only place that says what they come to. */
export const settleDecisions = (
  decisions: readonly Pick<Decision, 'version' | 'said'>[],
): SettledDecisions => {
  const settled: SettledDecisions = {
    version: 0,
    choices: new Map(),
    leftOut: new Set(),
    base: null,
    targets: [],
  }
  for (const { version, said } of [...decisions].sort((a, b) => a.version - b.version)) {
    settled.version = version
    const { base, isAbout } = settleBase(settled.base, said, version)
    settled.base = base
    if (isAbout) continue
    if (said.kind === 'choose') settled.choices.set(placeOfLine(said.year, said.line), { ...said, version })
    else if (said.kind === 'leave_out') settled.leftOut.add(said.sourceId)
    else if (said.kind === 'take_in') settled.leftOut.delete(said.sourceId)
    else if (said.kind === 'target') settled.targets.push({ ...said, version })
    else if (said.kind === 'drop')
      settled.targets = settled.targets.filter((target) => target.version !== said.version)
  }
  return settled
}
