import { type ReportKind, reportKinds } from '@ledgerleaf/contract/reports'
import type { Paper } from '../platform/typeset/index.ts'
import { writeAnalysisPaper } from '../reading/analysis/export/analysis-paper.ts'
import { writeCertificatePaper } from '../use/retirements/certificate-paper.ts'
import { writeCommonPaper } from '../use/retirements/common-paper.ts'
import { writeSharedPaper } from '../use/retirements/shared-paper.ts'
import { writeDisclosurePaper } from '../views/disclosures/disclosure-paper.ts'
import { writeForwardPaper } from '../views/forwards/forward-paper.ts'
import { writeInvoicePaper } from '../views/invoices/invoice-paper.ts'
import { writeReceiptPaper } from '../views/invoices/receipt-paper.ts'
import { writeAdvicePaper } from '../views/payouts/advice-paper.ts'
import { writeReportPaper } from '../views/reports/report-paper.ts'
import { writeReport } from '../views/reports/write-report.ts'
import { writeRetirementsPaper } from '../views/seller-projects/retirements-paper.ts'
import { writeStatementPaper } from '../views/statements/statement-paper.ts'
import { analysisSample } from './analysis-sample.ts'
import { certificateSample, commonSample, forwardSample, sharedSample } from './certificate-samples.ts'
import { invoiceSamples, receiptSample } from './invoice-samples.ts'
import { companyName, idOf, type PaperSize, prefixOf, projectName } from './paper-names.ts'
import { pendingAt, purchaseOf, reportDataOf, retirementOf } from './report-data.ts'
import {
  adviceSample,
  balanceSample,
  disclosureSample,
  retirementsSample,
  statementSample,
} from './seller-samples.ts'

const publicUrl = 'https://ledgerleaf.example'
const payee = { holder: 'Ledgerleaf GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFF' }
const now = new Date('2026-11-04T10:00:00.000Z')
const upright = { publicUrl, layout: 'portrait', isSandbox: false } as const
const wide = { ...upright, layout: 'landscape' } as const

const lines = { short: 2, long: 60, extreme: 6 }
const reportOf = (kind: ReportKind) => (size: PaperSize) => {
  const each = size === 'extreme' ? 99_999_999 : 60
  const data = reportDataOf({
    company: companyName(size),
    retirements: Array.from({ length: lines[size] }, (_, at) =>
      retirementOf(idOf(at), each, {
        projectName: projectName(size, at),
        registryProjectId: `VCS ${902 + at}`,
        beneficiary: size === 'extreme' ? projectName(size, at + 1) : companyName(size),
        serials: [{ prefix: prefixOf(at), first: 900_000_000_001, last: 900_000_000_000 + each }],
        ...(at % 3 === 0 ? { periodStartsOn: '2024-07-01', periodEndsOn: '2025-06-30' } : {}),
        ...(at % 4 === 1 ? { atRegistry: pendingAt('2025-05-01') } : {}),
      }),
    ),
    purchases: [purchaseOf('1', 1_200_000)],
    footprint: { tonnes: 150.25, from: null },
  })
  return writeReportPaper(writeReport(kind, data), publicUrl)
}

const common = (size: PaperSize): Paper => {
  const paper = writeCommonPaper(commonSample(size), upright)
  if (!paper) throw new Error('there is nothing on the common certificate')
  return paper
}

const shared = (size: PaperSize): Paper => {
  const paper = writeSharedPaper(sharedSample(size), upright)
  if (!paper) throw new Error('there is nothing on the shared certificate')
  return paper
}

const reports = Object.keys(reportKinds) as ReportKind[]

/** Every paper the house sets, at every size. */
export const paperSamples: Record<string, (size: PaperSize) => Paper> = {
  certificate: (size) => writeCertificatePaper(certificateSample(size), upright),
  'certificate-wide': (size) => writeCertificatePaper(certificateSample(size), wide),
  'common-certificate': common,
  'shared-certificate': shared,
  'forward-certificate': (size) => writeForwardPaper(forwardSample(size), upright),
  ...Object.fromEntries(
    Object.entries(invoiceSamples).map(([name, sample]) => [
      name,
      (size: PaperSize) => writeInvoicePaper(sample(size), { publicUrl, payee }),
    ]),
  ),
  'receipt-by-transfer': (size) => writeReceiptPaper(receiptSample(size), publicUrl),
  statement: (size) =>
    writeStatementPaper(statementSample(size), {
      seller: companyName(size),
      balance: balanceSample(size),
      publicUrl,
      now,
    }),
  advice: (size) => writeAdvicePaper(adviceSample(size)),
  retirements: (size) =>
    writeRetirementsPaper(retirementsSample(size), { projectId: idOf(1), seller: companyName(size), now }),
  disclosure: (size) => writeDisclosurePaper(disclosureSample(size), publicUrl),
  analysis: (size) => writeAnalysisPaper(analysisSample(size), publicUrl),
  ...Object.fromEntries(reports.map((kind) => [`report-${kind}`, reportOf(kind)])),
}
