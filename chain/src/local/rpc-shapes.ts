import type { Address, Hex } from 'viem'

export type RpcLog = {
  address: Address
  topics: Hex[]
  data: Hex
  blockNumber: Hex
  blockHash: Hex
  blockTimestamp: Hex
  transactionHash: Hex
  transactionIndex: Hex
  logIndex: Hex
  removed: false
}

export type RpcReceipt = {
  transactionHash: Hex
  transactionIndex: Hex
  blockHash: Hex
  blockNumber: Hex
  from: Address
  to: Address | null
  cumulativeGasUsed: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
  contractAddress: Address | null
  logs: RpcLog[]
  logsBloom: Hex
  status: '0x0' | '0x1'
  type: Hex
}

export type RpcTransaction = {
  hash: Hex
  from: Address
  to: Address | null
  nonce: Hex
  gas: Hex
  gasPrice: Hex
  value: Hex
  input: Hex
  type: Hex
  chainId: Hex
  blockHash: Hex | null
  blockNumber: Hex | null
  transactionIndex: Hex | null
  [field: string]: unknown
}

export type RpcBlock = {
  number: Hex
  hash: Hex
  parentHash: Hex
  timestamp: Hex
  gasUsed: Hex
  gasLimit: Hex
  baseFeePerGas: Hex
  stateRoot: Hex
  transactions: RpcTransaction[]
  [field: string]: unknown
}
