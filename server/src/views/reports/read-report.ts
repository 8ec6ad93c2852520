import type { ReportQuery } from '@ledgerleaf/contract/reports'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { nameTakenFootprint } from '../../reading/programme/index.ts'
import { findCompany, type ReportData, readReportData } from './report-data.ts'

export const refuseMixedUp = ({ from, to, year, analysis }: ReportQuery): void => {
  if (from > to)
    throw new DomainError('invalid_input', {
      field: 'to',
      message: 'The last day must not come before the first',
    })
  if (year !== undefined && analysis === undefined)
    throw new DomainError('invalid_input', {
      field: 'analysis',
      message: 'Please name the analysis the year is of.',
    })
}

type Asker = { organisationId: string; company: string | null }

/** What a report is written from, for the organisation of whoever asks. */
export const readsReports =
  ({ db, config }: { db: Reader; config: Config }) =>
  async (
    { organisationId: personId, company: callersCompany }: Asker,
    query: ReportQuery,
    now: Date,
  ): Promise<ReportData> => {
    refuseMixedUp(query)
    const { from, to, company, footprint, analysis, year, verification } = query
    const of = analysis === undefined ? undefined : { analysisId: analysis, year }
    return readReportData(db, personId, {
      company: company || callersCompany || (await findCompany(db, personId)) || 'Company not named',
      period: { from, to },
      footprint: await nameTakenFootprint(db, personId, { tonnes: footprint, of }),
      verification: verification || null,
      publicUrl: config.publicUrl,
      isSandbox: config.payments.provider === 'sandbox',
      now,
    })
  }
