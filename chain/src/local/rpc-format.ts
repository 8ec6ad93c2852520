import type { Block } from '@ethereumjs/block'
import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import type { RunTxResult } from '@ethereumjs/vm'
import { type Address, numberToHex } from 'viem'
import type { RpcBlock, RpcLog, RpcReceipt, RpcTransaction } from './rpc-shapes.ts'
import type { StoredBlock } from './store.ts'

/** What a unit of gas costs whoever sends the transaction, where the block asks for a base fee. */
export const gasPriceOf = (tx: TypedTransaction, baseFee: bigint): bigint => {
  if (!('maxFeePerGas' in tx)) return tx.gasPrice
  const whole = baseFee + tx.maxPriorityFeePerGas
  return whole < tx.maxFeePerGas ? whole : tx.maxFeePerGas
}

export const transactionAsRpc = (
  tx: TypedTransaction,
  place: { block: Block; index: number } | null,
): RpcTransaction => {
  const { gasLimit, data, gasPrice: _, ...rest } = tx.toJSON()
  const isLegacy = tx.type === 0
  return {
    ...rest,
    hash: bytesToHex(tx.hash()),
    from: tx.getSenderAddress().toString(),
    to: (tx.to?.toString() as Address | undefined) ?? null,
    nonce: numberToHex(tx.nonce),
    gas: gasLimit ?? '0x0',
    gasPrice: numberToHex(gasPriceOf(tx, place?.block.header.baseFeePerGas ?? 0n)),
    value: numberToHex(tx.value),
    input: data ?? '0x',
    type: numberToHex(tx.type),
    chainId: numberToHex(tx.common.chainId()),
    ...(isLegacy ? {} : { yParity: rest.v }),
    blockHash: place ? bytesToHex(place.block.hash()) : null,
    blockNumber: place ? numberToHex(place.block.header.number) : null,
    transactionIndex: place ? numberToHex(place.index) : null,
  }
}

const receiptsAsRpc = (block: Block, results: readonly RunTxResult[]): RpcReceipt[] => {
  const hash = bytesToHex(block.hash())
  const number = numberToHex(block.header.number)
  const timestamp = numberToHex(block.header.timestamp)
  let logsBefore = 0
  let gasBefore = 0n
  return results.map((result, index) => {
    const tx = block.transactions[index]
    if (!tx) throw new Error('a result without its transaction')
    const transactionHash = bytesToHex(tx.hash())
    const transactionIndex = numberToHex(index)
    const logs = (result.receipt.logs ?? []).map(
      ([address, topics, data], place): RpcLog => ({
        address: bytesToHex(address),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(data),
        blockNumber: number,
        blockHash: hash,
        blockTimestamp: timestamp,
        transactionHash,
        transactionIndex,
        logIndex: numberToHex(logsBefore + place),
        removed: false,
      }),
    )
    logsBefore += logs.length
    gasBefore += result.totalGasSpent
    const succeeded = result.execResult.exceptionError === undefined
    return {
      transactionHash,
      transactionIndex,
      blockHash: hash,
      blockNumber: number,
      from: tx.getSenderAddress().toString(),
      to: (tx.to?.toString() as Address | undefined) ?? null,
      cumulativeGasUsed: numberToHex(gasBefore),
      gasUsed: numberToHex(result.totalGasSpent),
      effectiveGasPrice: numberToHex(gasPriceOf(tx, block.header.baseFeePerGas ?? 0n)),
      contractAddress: (result.createdAddress?.toString() as Address | undefined) ?? null,
      logs,
      logsBloom: bytesToHex(result.bloom.bitvector),
      status: succeeded ? '0x1' : '0x0',
      type: numberToHex(tx.type),
    }
  })
}

const blockAsRpc = (block: Block): RpcBlock => {
  const { header } = block
  return {
    number: numberToHex(header.number),
    hash: bytesToHex(block.hash()),
    parentHash: bytesToHex(header.parentHash),
    sha3Uncles: bytesToHex(header.uncleHash),
    miner: header.coinbase.toString(),
    stateRoot: bytesToHex(header.stateRoot),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    receiptsRoot: bytesToHex(header.receiptTrie),
    logsBloom: bytesToHex(header.logsBloom),
    difficulty: numberToHex(header.difficulty),
    gasLimit: numberToHex(header.gasLimit),
    gasUsed: numberToHex(header.gasUsed),
    timestamp: numberToHex(header.timestamp),
    extraData: bytesToHex(header.extraData),
    mixHash: bytesToHex(header.mixHash),
    nonce: bytesToHex(header.nonce),
    baseFeePerGas: numberToHex(header.baseFeePerGas ?? 0n),
    withdrawalsRoot: header.withdrawalsRoot ? bytesToHex(header.withdrawalsRoot) : undefined,
    blobGasUsed: numberToHex(header.blobGasUsed ?? 0n),
    excessBlobGas: numberToHex(header.excessBlobGas ?? 0n),
    parentBeaconBlockRoot: header.parentBeaconBlockRoot
      ? bytesToHex(header.parentBeaconBlockRoot)
      : undefined,
    size: numberToHex(block.serialize().length),
    uncles: [],
    withdrawals: [],
    transactions: block.transactions.map((tx, index) => transactionAsRpc(tx, { block, index })),
  }
}

export const asStored = (block: Block, results: readonly RunTxResult[]): StoredBlock => ({
  number: Number(block.header.number),
  hash: bytesToHex(block.hash()),
  stateRoot: bytesToHex(block.header.stateRoot),
  header: bytesToHex(block.header.serialize()),
  block: blockAsRpc(block),
  receipts: receiptsAsRpc(block, results),
})
