import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { send } from '../../api/client.ts'

/** Call 1: the report, and whose it is. */
export const uploadReport = (file: File, companyName: string) => {
  const form = new FormData()
  form.set('companyName', companyName.trim() || 'Unknown')
  form.set('file', file)
  return send(purchaseApi.uploadReport, { form })
}

/** A file chosen a while ago may have been moved or changed since; the browser finds out when it reads it. */
export const isReadable = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
