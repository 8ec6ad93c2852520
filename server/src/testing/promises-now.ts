import { eventTypes } from '@ledgerleaf/contract/webhook-events'
import * as z from 'zod/mini'
import { describeV1 } from '../http/describe-v1.ts'
import { type DescribedApi, listPromises } from '../http/list-promises.ts'
import { programEndpoints } from './contract-endpoints.ts'

/** What the public API promises as it is written now. */
export const promisesNow = async (): Promise<string[]> => {
  const described = describeV1(await programEndpoints(), 'https://ledgerleaf.example')
  const events = Object.fromEntries(
    Object.entries(eventTypes).map(([type, { data }]) => [type, z.toJSONSchema(data) as object]),
  )
  return listPromises(described as unknown as DescribedApi, events)
}
