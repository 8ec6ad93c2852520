import { strict as assert } from 'node:assert'
import { createHash, randomUUID } from 'node:crypto'
import type { ActivityBasis } from '@ledgerleaf/contract/activity-basis'
import { type ActivityTotals, gramsFor, linesOfMetric, tonnesOf } from '@ledgerleaf/contract/activity-totals'
import { gradeTogether } from '@ledgerleaf/contract/data-quality'
import type { EmissionSource, Evidence } from '@ledgerleaf/contract/findings'
import { type Metric, metricUnit } from '@ledgerleaf/contract/metrics'
import { writeGiven } from '@ledgerleaf/contract/quantities'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { moveDocumentsTask } from '../../platform/store/store.tasks.ts'
import { analyses, analysisFindings, type KeptReading, reportChunks, reports } from './analysis.tables.ts'
import { findOwned } from './analysis-queries.ts'
import { type Owner, ownerColumns } from './owner.ts'

type Computed = {
  /** The one it is a new version of; null for the first. */
  analysisId: string | null
  companyName: string
  fileName: string
  /** The lines as a file: what is downloaded as the document. */
  csv: string
  activity: ActivityBasis
  totals: ActivityTotals
}

/** In place of a page: how it was computed. */
const byMethod = (quote: string): Evidence => ({
  ...{ page: null, box: null, sheet: 'Activity data', cell: null },
  quote,
})

// Factors of fuels and of journeys hold what is burnt. Spend is counted from the beginning of its chain, and of electricity
// the line says what its factor holds.
const burnt: readonly Metric[] = ['scope1', 'scope3_cat4', 'scope3_cat6', 'scope3_cat7']

const ways: Partial<Record<Metric, string>> = {
  scope2_market: ', by contract where one is known and by the grid average where not',
  scope2_location: ', by the average of the grid',
}

const methodOf = (activity: ActivityBasis, metric: Metric): string => {
  const lines = linesOfMetric(activity.lines, metric)
  const of = lines.length === 1 ? 'one line' : `${lines.length} lines`
  const upstream = burnt.includes(metric)
    ? ' Emissions from making and bringing fuels (upstream) are not in it.'
    : ''
  return `Computed from ${of} of activity data, each amount times its emission factor${ways[metric] ?? ''}.${upstream}`
}

const findingsOf = ({ activity, totals }: Computed, reportId: string) =>
  totals.byMetric.map(({ metric, grams }, position) => {
    const lines = linesOfMetric(activity.lines, metric)
    const grade = gradeTogether(lines.map((line) => ({ grade: line.grade, grams: gramsFor(line, metric) })))
    return {
      ...{ id: newId(), reportId, position, metric, year: activity.year, value: tonnesOf(grams) },
      ...{ unit: metricUnit(metric), rawValue: String(grams), rawUnit: 'g CO2e', gas: 'CO2e' as const },
      conversion: '÷ 1,000,000',
      // Nothing was read, so nothing was misread: how good the data is, its grade says.
      confidence: 1,
      foundBy: 'activity' as const,
      perimeter: null,
      reasons: grade === null ? [] : [`Data quality ${grade}`],
      context: [],
      evidence: byMethod(methodOf(activity, metric)),
      alternatives: [],
    }
  })

const scopeOf = (metric: ActivityBasis['lines'][number]['metric']): number =>
  metric === 'scope1' ? 1 : metric === 'scope2' ? 2 : 3

/** Each line as a source of emissions, with its factor: what exports and papers print of it. */
const sourcesOf = ({ activity, totals }: Computed): EmissionSource[] =>
  activity.lines.map((line) => {
    const { name, site, metric, factor, market, formula, marketFormula, remarks, grade } = line
    const counted = totals.scope2Market !== null && metric === 'scope2' ? 'scope2_market' : 'total'
    const grams = gramsFor(line, counted)
    const used =
      counted === 'scope2_market' && market
        ? { id: 'by contract', kg: market.kg, unit: 'kWh', says: `by contract: ${market.source}` }
        : { ...factor, id: factor.id ?? 'own' }
    return {
      name: site === '' ? name : `${name}, ${site}`,
      scope: scopeOf(metric),
      year: activity.year,
      tonnes: tonnesOf(grams),
      share: totals.all > 0 ? grams / totals.all : null,
      // By location and by contract are two figures: the line says how each of them is computed.
      evidence: byMethod(
        [
          ...(marketFormula === null
            ? [formula]
            : [`By contract: ${marketFormula}`, `By location: ${formula}`]),
          ...[factor.says, ...remarks, `Data quality ${grade}`],
        ].join('. '),
      ),
      computed: {
        activity: `${writeGiven(line.amount)} ${line.unit}`,
        factorId: used.id,
        factor: `${used.kg} kg CO2e per ${used.unit}`,
        factorSource: used.says,
      },
    }
  })

const readingOf = (computed: Computed): KeptReading => ({
  format: 'activity',
  company: computed.companyName,
  years: [computed.activity.year],
  pageCount: 0,
  scannedPages: 0,
  milliseconds: 0,
  perimeter: null,
  sources: sourcesOf(computed),
  intensities: [],
  targets: [],
  modelUse: null,
  reportYear: computed.activity.year,
  activity: computed.activity,
})

const placeReport = async (tx: Tx, owner: Owner, computed: Computed, now: Date) => {
  const { analysisId, activity, csv, companyName, fileName } = computed
  const kept = {
    bytesCount: Buffer.byteLength(csv),
    state: 'completed' as const,
    step: 'completed' as const,
    completedAt: now,
    reading: readingOf(computed),
    // A few kilobytes, made in this transaction: they are moved into the store after it.
    object: null,
  }
  if (analysisId !== null) {
    const { report } = await findOwned(tx, owner, analysisId)
    await tx.update(reports).set(kept).where(eq(reports.id, report.id))
    await tx.update(analyses).set({ companyName, fileName }).where(eq(analyses.id, analysisId))
    return { reportId: report.id, analysisId }
  }
  const [made] = await tx
    .insert(reports)
    .values({
      ...ownerColumns(owner),
      ...kept,
      // No file came: what is one inventory is told by its number, however its lines change.
      sha256: createHash('sha256').update(`activity:${activity.inventoryId}`).digest('hex'),
      extension: '.csv',
      storedAt: now,
    })
    .returning({ id: reports.id })
  assert(made, 'a report that was added is there')
  const id = randomUUID()
  await tx.insert(analyses).values({ id, reportId: made.id, companyName, fileName, uploadedAt: now })
  return { reportId: made.id, analysisId: id }
}

/**
 * Keeps a computed inventory as an analysis, complete at once, so that everything that rests on one rests on this too. A later
 * version replaces the figures.
 */
export const keepActivity = async (tx: Tx, owner: Owner, computed: Computed, now: Date): Promise<string> => {
  const { reportId, analysisId } = await placeReport(tx, owner, computed, now)
  await tx.delete(reportChunks).where(eq(reportChunks.reportId, reportId))
  await tx.insert(reportChunks).values({ reportId, position: 0, bytes: Buffer.from(computed.csv) })
  await enqueue(tx, moveDocumentsTask, {}, { key: 'move-documents' })
  await tx.delete(analysisFindings).where(eq(analysisFindings.reportId, reportId))
  await tx.insert(analysisFindings).values(findingsOf(computed, reportId))
  await announce(tx, owner, { type: 'analysis.corrected', analysisId })
  return analysisId
}
