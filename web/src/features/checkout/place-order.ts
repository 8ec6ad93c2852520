import type { PlacedOrder, PlaceOrder } from '@ledgerleaf/contract/orders'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { hasCode, isInDoubt } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { attemptKey, endAttempt } from './attempt-key.ts'

const triesMax = 20
const pauseMs = 1000

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

const sendOnce = async (body: PlaceOrder, idempotencyKey: string, tries = 1): Promise<PlacedOrder> => {
  try {
    return await send(ordersApi.place, { body, idempotencyKey })
  } catch (error) {
    // An earlier try of ours is still being worked on; its answer will be ours.
    if (!hasCode(error, 'idempotency_in_flight') || tries >= triesMax) throw error
    await pause()
    return sendOnce(body, idempotencyKey, tries + 1)
  }
}

export const placeOrder = async (body: PlaceOrder): Promise<PlacedOrder> => {
  try {
    const placed = await sendOnce(body, attemptKey(body.basketId))
    endAttempt(body.basketId)
    return placed
  } catch (error) {
    if (!isInDoubt(error)) endAttempt(body.basketId)
    throw error
  }
}
