import { causeOf } from '../platform/check.ts'

/** A chain to be asked, wherever it is (EIP-1193). Whatever goes in and comes out is plain JSON. */
export type ChainProvider = {
  request: (asked: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

/** What is wrong is out there or in the settings: said in a sentence, to whoever set it up. */
export class ChainTrouble extends Error {}

/** What a node answers in place of a result. */
export class RpcRefusal extends ChainTrouble {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const askMsMax = 15_000

type Answer = { result?: unknown; error?: { code?: number; message?: string; data?: unknown } }

// An address may hold a key of the node's provider: of it the host alone is told.
const hostOf = (url: string): string => new URL(url).host

/** A node over HTTP. It answers within a bounded time, or the question failed. */
export const httpProvider = (url: string): ChainProvider => {
  let asked = 0
  return {
    request: async ({ method, params = [] }) => {
      asked += 1
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: asked, method, params }),
        signal: AbortSignal.timeout(askMsMax),
      }).catch((error: unknown) => {
        throw new ChainTrouble(`the node at ${hostOf(url)} is not reached: ${causeOf(error)}`)
      })
      // Some nodes answer a refusal with another status, and still in their own words.
      const answer = (await response.json().catch(() => null)) as Answer | null
      if (answer?.error)
        throw new RpcRefusal(
          answer.error.code ?? -32_000,
          answer.error.message ?? 'refused',
          answer.error.data,
        )
      if (!answer || !('result' in answer))
        throw new ChainTrouble(`the node at ${hostOf(url)} answered ${response.status} to ${method}`)
      return answer.result
    },
  }
}
