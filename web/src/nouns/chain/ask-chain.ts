import type { EvmRpc } from '@ledgerleaf/provenance/evm-receipt'
import { Unanswered } from '@ledgerleaf/provenance/refusal'

const patienceMs = 15_000

type Answer = { result?: unknown; error?: { message?: string } }

/** So many questions a minute and no more: it is the reader who may go on, and when. */
const tellLimit = (retryAfter: string | null): string => {
  const seconds = Number(retryAfter)
  const wait = Number.isInteger(seconds) && seconds > 1 ? `${seconds} seconds` : 'a moment'
  return `The chain was asked too often from here, and does not answer for now (429). Please wait ${wait} and check again.`
}

/** Asks a node of a chain from the reader's own browser. Nothing of the reader goes with it. */
export const askChain =
  (rpcUrl: string): EvmRpc =>
  async (method, params) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceMs),
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    if (response.status === 429) throw new Unanswered(tellLimit(response.headers.get('retry-after')))
    if (!response.ok) throw new Unanswered(`The chain could not be asked: it answered ${response.status}.`)
    const { result, error } = (await response.json()) as Answer
    if (error) throw new Error(error.message ?? 'The chain refused the question.')
    return result ?? null
  }
