import { exportFormats } from '@ledgerleaf/contract/analysis'
import { Download } from 'lucide-react'
import { buttonLook } from '../../ui/button-look.ts'

/** The analysis as files, and the document it was made from. */
export const ExportLinks = ({ analysisId }: { analysisId: string }) => (
  <ul aria-label="Downloads" className="contents">
    {exportFormats.map((format) => (
      <li key={format}>
        <a
          href={`/api/analyses/${analysisId}/export?format=${format}`}
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
      <a href={`/api/analyses/${analysisId}/document`} download className={buttonLook('quiet', 'small')}>
        The document
      </a>
    </li>
  </ul>
)
