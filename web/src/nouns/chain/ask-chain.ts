import type { EvmRpc } from '@ledgerleaf/provenance/evm-receipt'

const patienceMs = 15_000

type Answer = { result?: unknown; error?: { message?: string } }

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
    if (!response.ok) throw new Error(`The chain answered ${response.status}.`)
    const { result, error } = (await response.json()) as Answer
    if (error) throw new Error(error.message ?? 'The chain refused the question.')
    return result ?? null
  }
