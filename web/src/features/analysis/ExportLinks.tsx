import { analysisApi, exportFormats } from '@ledgerleaf/contract/analysis'
import { hrefOf } from '../../api/request.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { FileMenu } from '../../ui/FileMenu.tsx'

/** The analysis as files, and the document it was made from. */
export const ExportLinks = ({ analysisId }: { analysisId: string }) => (
  <>
    <FileMenu
      label="Export"
      files={exportFormats.map((format) => ({
        name: format.toUpperCase(),
        says: `Download the analysis as ${format.toUpperCase()}`,
        href: hrefOf(analysisApi.export, { params: { id: analysisId }, query: { format } }),
      }))}
    />
    <a
      href={hrefOf(analysisApi.download, { params: { id: analysisId } })}
      download
      className={buttonLook('quiet', 'small')}
    >
      The document
    </a>
  </>
)
