import { documentsApi } from '@ledgerleaf/contract/documents'
import { hrefOf } from '../../api/request.ts'

export const documentFileHref = (id: string): string => hrefOf(documentsApi.file, { params: { id } })

export const documentPictureHref = (id: string, page: number): string =>
  hrefOf(documentsApi.picture, { params: { id, page } })
