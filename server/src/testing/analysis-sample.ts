import type { Analysis } from '@ledgerleaf/contract/analysis'
import { Metric } from '@ledgerleaf/contract/findings'
import { metricUnit } from '@ledgerleaf/contract/metrics'
import { companyName, idOf, type PaperSize, projectName } from './paper-names.ts'

const metrics = Metric.options
const years = { short: [2025, 2024], long: [2025, 2024, 2023, 2022, 2021, 2020, 2019], extreme: [2025, 2024] }

/** A report as it was read: some years of every metric, with the sentence each figure stands in. */
export const analysisSample = (size: PaperSize): Analysis => {
  const value = size === 'extreme' ? 123_456_789_012.345 : 12_345.6
  const quoted = size === 'extreme' ? projectName(size, 2) : 'Direct emissions (Scope 1) 12,345.6 t'
  const evidence = { page: 48, box: null, sheet: null, cell: null, quote: quoted.repeat(3) }
  const shown = size === 'short' ? metrics.slice(0, 4) : metrics
  const footprints = years[size].map((year) => ({
    year,
    tonnes: value,
    parts: [
      { metric: 'scope1' as const, tonnes: value / 2, corrected: false },
      { metric: 'scope2_market' as const, tonnes: value / 2, corrected: true },
    ],
    asReported: false,
  }))
  const stated = { metric: 'scope1', year: 2025, value, perimeter: null } as const
  return {
    id: idOf(1),
    state: 'completed',
    step: 'completed',
    refusal: null,
    companyName: companyName(size),
    fileName: `${companyName(size)} sustainability report 2025.pdf`,
    uploadedAt: '2026-11-04T10:00:00.000Z',
    footprint: footprints[0] ?? null,
    footprints,
    perimeter: null,
    findings: shown.length,
    doubtful: 2,
    flags: 1,
    completedAt: '2026-11-04T10:01:00.000Z',
    guest: false,
    format: 'pdf',
    bytes: 1_000_000,
    pageCount: 88,
    scannedPages: 0,
    skimmed: [],
    company: companyName(size),
    years: years[size],
    results: years[size].flatMap((year) =>
      shown.map((metric) => ({
        id: `${metric}-${year}`,
        metric,
        year,
        value,
        unit: metricUnit(metric),
        rawValue: String(value),
        rawUnit: 't',
        conversion: '',
        confidence: 0.9,
        doubtful: metric === 'total',
        gas: 'CO2e' as const,
        evidence,
        perimeter: null,
        reasons: [],
        context: [],
        foundBy: 'reading' as const,
        alternatives: [],
      })),
    ),
    sources: [
      {
        name: projectName(size, 0),
        scope: 1,
        year: 2025,
        tonnes: value,
        share: 0.375,
        evidence,
        computed: null,
      },
    ],
    intensities: [],
    targets: [],
    modelUse: null,
    warnings: [
      {
        id: 'base-year',
        kind: 'rule',
        severity: 'high',
        title: 'The base year is not named',
        found: 'A target of minus 40 % is given without the year it is counted from.',
        standards: [{ name: 'ESRS E1', reference: 'E1-4, paragraph 34' }],
        todo: 'Name the base year beside the target.',
        evidence: [evidence],
      },
    ],
    corrections: [
      {
        id: idOf(3),
        version: 1,
        kind: 'change',
        figure: 'scope1/2025',
        of: null,
        before: stated,
        after: { ...stated, value: value + 1 },
        given: null,
        evidence: null,
        reason: size === 'extreme' ? projectName(size, 1) : 'The annex corrects it',
        remark: null,
        madeBy: 'ada.lindqvist@umbrella.example',
        madeAt: '2026-11-05T08:30:00.000Z',
      },
    ],
    kind: 'report',
    activity: null,
    pages: [],
  }
}
