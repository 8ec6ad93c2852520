import { analysisApi, exportFormats } from '@ledgerleaf/contract/analysis'
import { Download } from 'lucide-react'
import { hrefOf } from '../../api/request.ts'
import { buttonLook } from '../../ui/button-look.ts'

/** The analysis as files, and the document it was made from. */
export const ExportLinks = ({ analysisId }: { analysisId: string }) => (
  <ul aria-label="Downloads" className="contents">
    {exportFormats.map((format) => (
      <li key={format}>
        <a
          href={hrefOf(analysisApi.export, { params: { id: analysisId }, query: { format } })}
          download
          aria-label={`Download the analysis as ${format.toUpperCase()}`}
          className={buttonLook('outline', 'small', 'font-mono')}
        >
          <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {format.toUpperCase()}
        </a>
      </li>
    ))}
    <li>
      <a
        href={hrefOf(analysisApi.download, { params: { id: analysisId } })}
        download
        className={buttonLook('quiet', 'small')}
      >
        The document
      </a>
    </li>
  </ul>
)
