import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { send } from '../../api/client.ts'

export { followAnalysis } from './follow-analysis.ts'
export { isReadable, unreadable } from './is-readable.ts'

/** Call 1: the report, and whose it is. */
export const uploadReport = (file: File, companyName: string) => {
  const form = new FormData()
  form.set('companyName', companyName.trim() || 'Unknown')
  form.set('file', file)
  return send(purchaseApi.uploadReport, { form })
}
