import type { chainApi } from '@ledgerleaf/contract/chain'
import { chainCalls } from '@ledgerleaf/contract/chain-calls'
import type { marketApi } from '@ledgerleaf/contract/market'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import type { OnChainVerdict } from '@ledgerleaf/provenance/verify-on-chain'
import { send } from '../../api/client.ts'
import { readLogKeys } from '../../api/log-keys.ts'
import { askChain } from './ask-chain.ts'

const readText = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} did not load.`)
  return response.text()
}

const readBytes = async (address: string): Promise<Uint8Array> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} did not load.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The code that checks is loaded when it is first wanted. */
const loadTools = async () => {
  const [
    { verifyOnChain },
    { parseProofFile },
    { openCheckpoint },
    { parseVerifierKey },
    tiles,
    { tilePath },
  ] = await Promise.all([
    import('@ledgerleaf/provenance/verify-on-chain'),
    import('@ledgerleaf/provenance/proof-file'),
    import('@ledgerleaf/provenance/checkpoint'),
    import('@ledgerleaf/provenance/note-key'),
    import('@ledgerleaf/provenance/tile-source'),
    import('@ledgerleaf/provenance/tile-path'),
  ])
  return { verifyOnChain, parseProofFile, openCheckpoint, parseVerifierKey, ...tiles, tilePath }
}

/**
 * Asks the chain itself what it has of an entry of the log, and holds that against the entry: on the reader's own machine,
 * step by step. `known` is the entry that the reader has in hand, such as in a certificate; else the log's own is read.
 */
export const checkOnChain = async (index: number, known?: Uint8Array): Promise<OnChainVerdict> => {
  const [tools, status, entry, { proof }, keys, note] = await Promise.all([
    loadTools(),
    send<typeof chainApi.state>(chainCalls.state),
    send<typeof chainApi.entry>(chainCalls.entry, { params: { index } }),
    send<typeof marketApi.proof>(marketCalls.proof, { params: { index: String(index) } }),
    readLogKeys(),
    readText('/log/checkpoint'),
  ])
  const { chainId, contract, rpcUrl, anchored } = status
  if (!rpcUrl || chainId === null || !contract)
    throw new Error('No address is set at which a browser may ask the chain.')
  if (!entry.transaction) throw new Error('The entry is in no transaction yet.')
  const origin = keys[0]?.split('+')[0] ?? ''
  const signed = await tools.openCheckpoint(note, { origin, keys: keys.map(tools.parseVerifierKey) })
  return tools.verifyOnChain({
    entryBytes: known ?? tools.parseProofFile(proof).extra ?? new Uint8Array(),
    index,
    chainId,
    contract,
    transaction: entry.transaction,
    anchoredSize: anchored?.size ?? null,
    rpc: askChain(rpcUrl),
    signed,
    hashesOf: (size) => tools.tileSource(size, (tile) => readBytes(`/log/${tools.tilePath(tile)}`)),
  })
}
