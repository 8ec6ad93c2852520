import { ServiceHit } from '@ledgerleaf/contract/seller-checks'
import * as z from 'zod/mini'
import type { ScreeningConfig } from '../../platform/config.ts'

const answerMsMax = 10_000
const hitsMax = 100
const Answer = z.object({ hits: z.array(ServiceHit) })

type Asked = { name: string; country: string; registerNumber: string }

/** What the screening service finds for a name. Whatever goes wrong is said in words an operator can read. */
export const askService = async ({ url, key }: ScreeningConfig, asked: Asked): Promise<ServiceHit[]> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(asked),
    // The key goes to the address that was configured and to no other.
    redirect: 'error',
    signal: AbortSignal.timeout(answerMsMax),
  }).catch((error: unknown) => {
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new Error(late ? 'It did not answer within ten seconds.' : 'It could not be reached.')
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`It answered ${response.status}.`)
  }
  const answer = Answer.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new Error('Its answer could not be read.')
  return answer.data.hits.slice(0, hitsMax)
}
