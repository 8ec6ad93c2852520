import type { ReportKind, ReportQuery } from '@ledgerleaf/contract/reports'
import { downloadsOf } from '../../nouns/report/queries.ts'
import { buttonLook } from '../../ui/button-look.ts'

/** The same report as a file to keep. */
export const ReportDownloads = ({ kind, query }: { kind: ReportKind; query: ReportQuery }) => {
  const { pdf, xlsx, json, datapoints } = downloadsOf(kind, query)
  return (
    <div className="flex flex-wrap gap-3">
      <a href={pdf} className={buttonLook('primary', 'regular')}>
        PDF
      </a>
      <a href={xlsx} className={buttonLook('outline', 'regular')}>
        XLSX
      </a>
      <a href={json} download={`${kind}.json`} className={buttonLook('outline', 'regular')}>
        JSON
      </a>
      {kind === 'esrs_e1_7' && (
        <a
          href={datapoints}
          download="esrs-e1-7-datapoints.json"
          className={buttonLook('outline', 'regular')}
        >
          XBRL datapoints
        </a>
      )}
    </div>
  )
}
