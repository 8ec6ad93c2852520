import { fromUtf8 } from '../src/bytes.ts'
import { certificateHash } from '../src/certificate-hash.ts'
import { recordedEvent, retiredEvent, rootAtSignature, transferEvent } from '../src/chain-contract.ts'
import { holderAddress, tokenId } from '../src/chain-names.ts'
import { type EventShape, type EvmLog, selectorOf, writeWord } from '../src/evm-events.ts'
import type { EvmRpc } from '../src/evm-receipt.ts'
import { leafHash } from '../src/hashes.ts'
import { toHex } from '../src/hex.ts'

export const contract = `0x${'c0'.repeat(20)}`
export const transaction = `0x${'7a'.repeat(32)}`
const blockHash = `0x${'b1'.repeat(32)}`
const nobody = `0x${'0'.repeat(40)}`

const wordOf = (value: bigint | number | string): string =>
  typeof value === 'string' ? value.replace('0x', '').padStart(64, '0') : writeWord(value)

/** An event as a node writes it. */
export const tell = (shape: EventShape, values: Record<string, bigint | number | string>): EvmLog => {
  const fields = Object.entries(shape.fields)
  const words = (isTopic: boolean) =>
    fields
      .filter(([, { indexed }]) => (indexed === true) === isTopic)
      .map(([name]) => wordOf(values[name] ?? 0))
  return {
    address: contract,
    topics: [shape.topic, ...words(true).map((word) => `0x${word}`)],
    data: `0x${words(false).join('')}`,
  }
}

type Posting = { asset: string; amount: number; from: string; to: string; serials?: [number, number][] }

/** What the contract tells when it repeats this entry. */
export const repeat = (index: number, entryBytes: Uint8Array): EvmLog[] => {
  const entry = JSON.parse(fromUtf8(entryBytes)) as { at: string; facts?: object; postings: Posting[] }
  const leaf = toHex(leafHash(entryBytes))
  const moves = entry.postings.filter(({ serials }) => serials)
  return [
    tell(recordedEvent, { index, leaf }),
    ...moves.flatMap((posting) => {
      const { asset, amount } = posting
      const from = posting.from.startsWith('world/') ? nobody : holderAddress(posting.from)
      const isRetired = posting.to.startsWith('credits/retired/')
      const to = isRetired ? nobody : holderAddress(posting.to)
      const id = tokenId(asset)
      const certificate = toHex(certificateHash({ at: entry.at, facts: { ...entry.facts } }, posting))
      return [
        tell(transferEvent, { operator: nobody, from, to, id, amount }),
        ...(isRetired ? [tell(retiredEvent, { id, holder: from, certificate, amount, leaf })] : []),
      ]
    }),
  ]
}

export type ToldChain = { chainId: number; logs: readonly EvmLog[]; roots: Map<number, Uint8Array> }

/** A node that answers as it is told to. */
export const toldChain =
  ({ chainId, logs, roots }: ToldChain, lies: Record<string, unknown> = {}): EvmRpc =>
  async (method, params) => {
    if (method in lies) return lies[method]
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method === 'eth_blockNumber') return '0x2b'
    if (method === 'eth_getBlockByNumber') return { number: '0x29', hash: blockHash }
    if (method === 'eth_getTransactionReceipt')
      return { transactionHash: transaction, status: '0x1', blockNumber: '0x29', blockHash, logs }
    const [{ data }] = params as [{ data: string }]
    if (method !== 'eth_call' || !data.startsWith(selectorOf(rootAtSignature))) throw new Error(method)
    const root = roots.get(Number.parseInt(data.slice(10), 16))
    return `0x${root ? toHex(root) : '0'.repeat(64)}`
  }
