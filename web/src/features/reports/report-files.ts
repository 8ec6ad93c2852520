import type { ReportKind, ReportQuery } from '@ledgerleaf/contract/reports'
import { downloadsOf } from '../../nouns/report/queries.ts'

type ReportFile = { name: string; says: string; href: string; download?: string }

/** The same report as files to keep. */
export const filesOf = (kind: ReportKind, query: ReportQuery): ReportFile[] => {
  const { pdf, xlsx, json, datapoints } = downloadsOf(kind, query)
  return [
    { name: 'PDF', says: 'PDF', href: pdf },
    { name: 'XLSX', says: 'XLSX', href: xlsx },
    { name: 'JSON', says: 'JSON', href: json, download: `${kind}.json` },
    ...(kind === 'esrs_e1_7'
      ? [
          {
            name: 'XBRL',
            says: 'XBRL datapoints',
            href: datapoints,
            download: 'esrs-e1-7-datapoints.json',
          },
        ]
      : []),
  ]
}
