import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'

const notCreated = 'Checkout session could not be created'
const unexpected = 'An unexpected error occurred while starting checkout'

/** The server's own words have a status; what was thrown on the way there or back has none. */
export const checkoutMessage = (error: unknown): string => {
  if (error instanceof ApiError && error.status > 0)
    return error.code === 'unreadable' ? notCreated : error.message
  return error instanceof Error && error.message ? error.message : unexpected
}

/** Call 2: where to pay for this plan. */
export const startCheckout = async (id: string): Promise<string> => {
  const answer: { url?: string; error?: string } = await send(purchaseApi.createCheckoutSession, {
    body: { id },
  })
  if (!answer.url) throw new Error(answer.error || notCreated)
  return answer.url
}
