/** A chain to be asked, wherever it is (EIP-1193). Whatever goes in and comes out is plain JSON. */
export type ChainProvider = {
  request: (asked: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

/** What a node answers in place of a result. */
export class RpcRefusal extends Error {
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
        throw new Error(`the node of the chain answered ${response.status} to ${method}`)
      return answer.result
    },
  }
}
