import type { Flag } from '../types.ts'
import { findCue } from './find-cue.ts'
import type { FlagInput } from './flag-input.ts'
import { standards as s } from './standards.ts'

type Cue = {
  id: string
  severity: Flag['severity']
  title: string
  pattern: RegExp
  what: string
  standards: Flag['standards']
  todo: string
}

/** Statements a reader needs to trust the figures; each is looked for by its usual words. */
const cues: Cue[] = [
  {
    id: 'BOUNDARY-UNSTATED',
    severity: 'medium',
    title: 'The boundary is not stated',
    pattern: /operational control|financial control|equity share|control approach|organi[sz]ational boundar/i,
    what: 'whether the figures follow operational control, financial control or equity share',
    standards: [s.ghgBoundary, s.ifrsMethod],
    todo: 'Name the consolidation approach and the entities it covers.',
  },
  {
    id: 'METHOD-UNSTATED',
    severity: 'medium',
    title: 'The calculation standard is not named',
    pattern: /GHG Protocol|Greenhouse Gas Protocol|ISO\s?14064|Bilan Carbone/i,
    what: 'the standard the figures were calculated by',
    standards: [s.ghgReport, s.ifrsMethod, s.secr],
    todo: 'Name the standard, such as the GHG Protocol or ISO 14064-1.',
  },
  {
    id: 'GWP-UNSTATED',
    severity: 'low',
    title: 'The source of the factors is not named',
    pattern:
      /\bAR[456]\b|global warming potential|\bGWPs?\b|IPCC|DEFRA|DESNZ|\bIEA\b|eGRID|ecoinvent|emission factors?/i,
    what: 'the emission factors or global warming potentials used',
    standards: [s.ifrsMethod],
    todo: 'Name the factor sets and the IPCC assessment report used.',
  },
  {
    id: 'ASSURANCE-MISSING',
    severity: 'medium',
    title: 'No assurance is mentioned',
    pattern:
      /limited assurance|reasonable assurance|ISAE\s?3000|ISAE\s?3410|ISO\s?14064-3|AA1000|independently verified|third[- ]party (?:verif|assur)|externally verified|verification statement|保証/i,
    what: 'an independent assurance of the emission figures',
    standards: [s.sb253, s.esrsGross],
    todo: 'Have at least Scopes 1 and 2 assured, and publish the statement.',
  },
]

export const disclosureFlags = ({ pages, findings, intensities, latest, reportYear }: FlagInput): Flag[] => {
  if (latest === null) return []
  const flags: Flag[] = cues
    .filter(({ pattern }) => !findCue(pages, pattern))
    .map(({ pattern: _, what, ...cue }) => ({
      ...cue,
      found: `The document does not say ${what}, or not in words known to us.`,
      evidence: [],
    }))
  const years = new Set(findings.filter(({ unit }) => unit === 'tCO2e').map(({ year }) => year))
  if (years.size === 1)
    flags.push({
      id: 'COMPARATIVE-MISSING',
      severity: 'medium',
      title: 'Only one year',
      found: `Figures were found for ${latest} only.`,
      standards: [s.ifrsComparative, s.secr],
      todo: 'Print the previous year beside the current one.',
      evidence: findings.slice(0, 1).map(({ evidence }) => evidence),
    })
  if (!findings.some(({ metric }) => metric === 'energy_total_mwh'))
    flags.push({
      id: 'ENERGY-MISSING',
      severity: 'low',
      title: 'No total energy consumption',
      found: 'A total of the energy consumed was not found in this document.',
      standards: [s.esrsEnergy, s.secr],
      todo: 'Report total energy in MWh and its renewable share.',
      evidence: [],
    })
  if (intensities.length === 0)
    flags.push({
      id: 'INTENSITY-MISSING',
      severity: 'low',
      title: 'No intensity figure',
      found: 'Emissions in relation to revenue or output were not found in this document.',
      standards: [s.esrsIntensity, s.secr],
      todo: 'Report emissions per net revenue.',
      evidence: [],
    })
  if (reportYear !== null && latest < reportYear - 1)
    flags.push({
      id: 'STALE-DATA',
      severity: 'medium',
      title: 'The newest figures are old',
      found: `The document is of ${reportYear}, its newest emission figures are of ${latest}.`,
      standards: [s.ghgReport],
      todo: 'Report the year the document is about.',
      evidence: findings.slice(0, 1).map(({ evidence }) => evidence),
    })
  const net = findCue(pages, /\bnet (?:GHG |carbon |greenhouse gas )?emissions\b/i)
  const gross = findings.some(
    ({ metric, year }) => year === latest && (metric === 'scope1' || metric.startsWith('scope2')),
  )
  if (net && !gross)
    flags.push({
      id: 'NET-OF-OFFSETS',
      severity: 'high',
      title: 'Net figures without gross ones',
      found: 'Net emissions are printed, and gross Scopes 1 and 2 were not found.',
      standards: [s.esrsCredits, s.ifrsGross],
      todo: 'Print gross emissions; credits stand apart from them.',
      evidence: [net],
    })
  return flags
}
