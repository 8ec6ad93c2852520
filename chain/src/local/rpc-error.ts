import type { Hex } from 'viem'

/** A refusal as JSON-RPC tells it. */
export class RpcError extends Error {
  readonly code: number
  readonly data: Hex | undefined
  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/** What was asked cannot be done: a nonce, a fee, a balance. */
export const refuse = (message: string) => new RpcError(-32_000, message)
export const invalid = (message: string) => new RpcError(-32_602, message)
/** The contract refused: the data is what it said. */
export const reverted = (data: Hex) => new RpcError(3, 'execution reverted', data)
