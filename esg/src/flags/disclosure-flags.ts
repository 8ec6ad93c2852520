import type { Flag } from '../types.ts'
import { type CueName, saidIn } from './cues.ts'
import { type FlagInput, placesOf } from './flag-input.ts'
import { standards as s } from './standards.ts'

type Statement = {
  id: string
  severity: Flag['severity']
  title: string
  cue: CueName
  what: string
  standards: Flag['standards']
  todo: string
}

/** Statements a reader needs to trust the figures; each is looked for by its usual words. */
const statements: Statement[] = [
  {
    id: 'BOUNDARY-UNSTATED',
    severity: 'medium',
    title: 'The boundary was not found',
    cue: 'boundary',
    what: 'Whether the figures follow operational control, financial control or equity share',
    standards: [s.ghgBoundary, s.ifrsMethod],
    todo: 'Name the consolidation approach and the entities it covers.',
  },
  {
    id: 'METHOD-UNSTATED',
    severity: 'medium',
    title: 'The calculation standard was not found',
    cue: 'standard',
    what: 'The standard the figures were calculated by',
    standards: [s.ghgReport, s.ifrsMethod, s.secr],
    todo: 'Name the standard, such as the GHG Protocol or ISO 14064-1.',
  },
  {
    id: 'GWP-UNSTATED',
    severity: 'low',
    title: 'The source of the factors was not found',
    cue: 'factors',
    what: 'The source of the emission factors or global warming potentials used',
    standards: [s.ifrsMethod],
    todo: 'Name the factor sets and the IPCC assessment report used.',
  },
  {
    id: 'ASSURANCE-MISSING',
    severity: 'medium',
    title: 'No assurance was found',
    cue: 'assurance',
    what: 'An independent assurance of the emission figures',
    standards: [s.sb253, s.esrsGross],
    todo: 'Have at least Scopes 1 and 2 assured, and publish the statement.',
  },
]

export const disclosureFlags = ({ cues, figures, intensities, latest, reportYear }: FlagInput): Flag[] => {
  if (latest === null) return []
  const flags: Flag[] = statements
    .filter(({ cue }) => !saidIn(cues, cue))
    .map(({ cue: _, what, ...statement }) => ({
      ...statement,
      kind: 'rule',
      found: `${what} was not found in this document, or not in words known to us.`,
      evidence: [],
    }))
  const years = new Set(figures.filter(({ unit }) => unit === 'tCO2e').map(({ year }) => year))
  if (years.size === 1)
    flags.push({
      id: 'COMPARATIVE-MISSING',
      kind: 'rule',
      severity: 'medium',
      title: 'Only one year',
      found: `Figures for years other than ${latest} were not found in this document.`,
      standards: [s.ifrsComparative, s.secr],
      todo: 'Print the previous year beside the current one.',
      evidence: placesOf(figures.slice(0, 1)),
    })
  if (!figures.some(({ metric }) => metric === 'energy_total_mwh'))
    flags.push({
      id: 'ENERGY-MISSING',
      kind: 'rule',
      severity: 'low',
      title: 'Total energy was not found',
      found: 'A total of the energy consumed was not found in this document.',
      standards: [s.esrsEnergy, s.secr],
      todo: 'Report total energy in MWh and its renewable share.',
      evidence: [],
    })
  if (intensities.length === 0 && !saidIn(cues, 'intensity'))
    flags.push({
      id: 'INTENSITY-MISSING',
      kind: 'rule',
      severity: 'low',
      title: 'An intensity was not found',
      found: 'Emissions in relation to revenue or output were not found in this document.',
      standards: [s.esrsIntensity, s.secr],
      todo: 'Report emissions per net revenue.',
      evidence: [],
    })
  if (reportYear !== null && latest < reportYear - 1)
    flags.push({
      id: 'STALE-DATA',
      kind: 'rule',
      severity: 'medium',
      title: 'The newest figures are old',
      found: `The document is of ${reportYear}, its newest emission figures are of ${latest}.`,
      standards: [s.ghgReport],
      todo: 'Report the year the document is about.',
      evidence: placesOf(figures.slice(0, 1)),
    })
  const net = saidIn(cues, 'net')
  const gross = figures.some(
    ({ metric, year }) => year === latest && (metric === 'scope1' || metric.startsWith('scope2')),
  )
  if (net && !gross)
    flags.push({
      id: 'NET-OF-OFFSETS',
      kind: 'rule',
      severity: 'high',
      title: 'Net figures without gross ones',
      found: 'Net emissions are printed, and gross Scopes 1 and 2 were not found in this document.',
      standards: [s.esrsCredits, s.ifrsGross],
      todo: 'Print gross emissions; credits stand apart from them.',
      evidence: [net],
    })
  return flags
}
