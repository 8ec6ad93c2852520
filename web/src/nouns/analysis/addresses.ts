import { analysisApi } from '@ledgerleaf/contract/analysis'
import { hrefOf } from '../../api/request.ts'

/** The picture of a page of the report. */
export const pageHref = (id: string, page: number): string =>
  hrefOf(analysisApi.pageImage, { params: { id, page: String(page) } })
