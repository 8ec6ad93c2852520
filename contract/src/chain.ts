import * as z from 'zod/mini'
import { chainCalls, chainEntriesMax } from './chain-calls.ts'
import { endpoint } from './endpoint.ts'

/** A transaction or a block, as every tool of the chain writes it. */
export const ChainHash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
/** An account or a contract. */
export const ChainAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))

/** A signed state of the log that the contract keeps too. */
export const ChainAnchor = z.object({
  size: z.int(),
  root: ChainHash,
  transaction: z.nullable(ChainHash),
  block: z.nullable(z.int()),
})
export type ChainAnchor = z.infer<typeof ChainAnchor>

/** Which chain repeats the ledger, and how far it has come. Where there is none, `on` is false and nothing else is known. */
export const ChainStatus = z.object({
  on: z.boolean(),
  /** The chain inside this server, for trying out: nobody else keeps it. */
  local: z.boolean(),
  name: z.string(),
  chainId: z.nullable(z.int()),
  contract: z.nullable(ChainAddress),
  /** The page of a transaction is `<explorerUrl>/tx/<hash>`, of a block `/block/<number>`, of the contract `/address/<address>`. */
  explorerUrl: z.nullable(z.string()),
  /** Where a browser may ask the chain itself; a path of this server where it is the local chain. */
  rpcUrl: z.nullable(z.string()),
  /** The entry of the log with which the contract goes on; null before it first answered. */
  nextIndex: z.nullable(z.int()),
  /** How many entries the log has. */
  logSize: z.int(),
  /** Entries of the log that the chain may still lack. */
  behind: z.int(),
  behindSinceAt: z.nullable(z.string()),
  /** How many blocks, its own among them, make an entry confirmed. */
  confirmationsNeeded: z.int(),
  anchored: z.nullable(ChainAnchor),
})
export type ChainStatus = z.infer<typeof ChainStatus>

/**
 * How far an entry of the log has come. None: it moves no issued credits, or there is no chain. Waiting: it is not sent yet.
 * Sent: no block has it yet. Mined: a block has it, and could still be left behind. Confirmed: enough blocks stand on it.
 */
export const ChainEntryState = z.enum(['none', 'waiting', 'sent', 'mined', 'confirmed'])
export type ChainEntryState = z.infer<typeof ChainEntryState>

export const ChainEntry = z.object({
  index: z.int(),
  state: ChainEntryState,
  /** The hash of the entry in the log (RFC 6962), which the contract tells with it. */
  leaf: ChainHash,
  /** The one that completed the entry, where it took several; null until it is sent. */
  transaction: z.nullable(ChainHash),
  block: z.nullable(z.int()),
  blockHash: z.nullable(ChainHash),
  /** When its block was made. */
  at: z.nullable(z.string()),
  confirmations: z.int(),
})
export type ChainEntry = z.infer<typeof ChainEntry>

/** What wallets and explorers show of a token (ERC-1155 metadata). */
export const TokenMetadata = z.object({
  name: z.string(),
  description: z.string(),
  decimals: z.literal(0),
  external_url: z.string(),
  properties: z.object({
    batchId: z.string(),
    projectId: z.string(),
    registry: z.string(),
    registryProjectId: z.nullable(z.string()),
    methodology: z.nullable(z.string()),
    vintageStartsOn: z.string(),
    vintageEndsOn: z.string(),
    serialPrefix: z.nullable(z.string()),
    serialStart: z.nullable(z.int()),
    serialEnd: z.nullable(z.int()),
  }),
})
export type TokenMetadata = z.infer<typeof TokenMetadata>

const RpcId = z.union([z.string().check(z.maxLength(100)), z.int(), z.null()])

/** A question to the chain, as JSON-RPC 2.0 writes it. */
export const RpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: RpcId,
  method: z.string().check(z.maxLength(64)),
  params: z.optional(z.array(z.unknown()).check(z.maxLength(10))),
})
export type RpcRequest = z.infer<typeof RpcRequest>

export const RpcAnswer = z.object({
  jsonrpc: z.literal('2.0'),
  id: RpcId,
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) })),
})
export type RpcAnswer = z.infer<typeof RpcAnswer>

const tag = 'Chain'
const anyone = { tag, effect: 'read', caller: 'anyone' } as const

/** As in `4,7,9`. */
const Indices = z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/), z.maxLength(chainEntriesMax * 16))

/** No more than may be asked about at once, each once. */
export const readIndices = (indices: string): number[] =>
  [...new Set(indices.split(',').map(Number))].slice(0, chainEntriesMax)

export const chainApi = {
  state: endpoint({
    ...chainCalls.state,
    tag,
    summary: 'Which chain repeats the ledger, and how far it has come',
    answer: ChainStatus,
    errors: [],
  }),
  entry: endpoint({
    ...chainCalls.entry,
    tag,
    summary: 'Where on the chain an entry of the public log stands',
    params: z.object({ index: z.coerce.number().check(z.int(), z.minimum(0)) }),
    answer: ChainEntry,
    errors: ['not_found'],
  }),
  entries: endpoint({
    ...chainCalls.entries,
    tag,
    summary:
      'Where on the chain several entries of the public log stand; those the log does not have are left out',
    query: z.object({ indices: Indices }),
    answer: z.object({ entries: z.array(ChainEntry) }),
    errors: [],
  }),
  token: endpoint({
    ...anyone,
    method: 'GET',
    path: '/api/chain/tokens/:file',
    summary: 'What a token stands for, as wallets read it: <token id in decimal digits>.json',
    params: z.object({ file: z.string().check(z.regex(/^\d{1,39}\.json$/)) }),
    answer: TokenMetadata,
    errors: ['not_found'],
  }),
  rpc: endpoint({
    ...anyone,
    method: 'POST',
    path: '/api/chain/rpc',
    summary: 'Asks the local chain itself, by JSON-RPC; it can only be read from outside',
    body: RpcRequest,
    answer: RpcAnswer,
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
} as const

/** Wei are more than a number holds exactly. */
const Wei = z.string().check(z.regex(/^\d+$/))

export const ChainTransaction = z.object({
  id: z.string(),
  /** A call is what the wallet of a holder signed and we relay. */
  kind: z.enum(['record', 'anchor', 'allow', 'call']),
  /** Of the version that was mined, or of the one sent last. */
  hash: ChainHash,
  nonce: z.int(),
  /** Entries of the log from the first to the last; null where it records none. */
  firstIndex: z.nullable(z.int()),
  lastIndex: z.nullable(z.int()),
  moves: z.int(),
  /** Refused: a block has it, and the contract did not do it. Dropped: it is on no chain and will not be. */
  state: z.enum(['signed', 'sent', 'mined', 'confirmed', 'refused', 'dropped']),
  /** How often it was signed: again with a higher fee when no block took it. */
  attempts: z.int(),
  /** How often the block that had it was left behind. */
  reorganised: z.int(),
  gasUsed: z.nullable(z.int()),
  gasPriceWei: z.nullable(Wei),
  block: z.nullable(z.int()),
  signedAt: z.string(),
  minedAt: z.nullable(z.string()),
  /** Why it was refused or dropped. */
  reason: z.nullable(z.string()),
})
export type ChainTransaction = z.infer<typeof ChainTransaction>

/** A comparison of everything on the chain with the ledger, at one block. */
export const ChainVerification = z.object({
  at: z.string(),
  block: z.int(),
  blockHash: ChainHash,
  /** The entry the contract had come to at that block: what came later is not compared. */
  nextIndex: z.int(),
  compared: z.object({ tokens: z.int(), balances: z.int(), retirements: z.int(), entries: z.int() }),
  /** What differs, in words; the first hundred. */
  differences: z.array(z.string()),
  tookMs: z.int(),
})
export type ChainVerification = z.infer<typeof ChainVerification>

export const ChainDesk = z.object({
  status: ChainStatus,
  /** The account that pays for gas and may record. */
  account: z.nullable(z.object({ address: ChainAddress, balanceWei: z.nullable(Wei) })),
  /** When the chain last answered, and its newest block then. */
  seenAt: z.nullable(z.string()),
  block: z.nullable(z.int()),
  /** Why it does not go on. Halted: the contract refuses what the log says, and nothing is skipped. */
  trouble: z.nullable(
    z.object({
      reason: z.string(),
      sinceAt: z.string(),
      failures: z.int(),
      nextTryAt: z.nullable(z.string()),
      halted: z.boolean(),
    }),
  ),
  gas: z.object({
    /** All that was paid for, the contract's own way onto the chain among it where that is known. */
    used: z.int(),
    spentWei: Wei,
    usedOfDay: z.int(),
    spentOfDayWei: Wei,
    /** Of `used`, what it took to put the contract on the chain; null where another did it. */
    deployment: z.nullable(z.int()),
  }),
  counts: z.object({
    inFlight: z.int(),
    unconfirmed: z.int(),
    confirmed: z.int(),
    replaced: z.int(),
    reorganised: z.int(),
    refused: z.int(),
  }),
  /** The newest first. */
  transactions: z.array(ChainTransaction),
  verification: z.nullable(ChainVerification),
})
export type ChainDesk = z.infer<typeof ChainDesk>

export const chainDeskApi = {
  read: endpoint({
    tag: 'Operator',
    caller: 'person',
    effect: 'read',
    method: 'GET',
    path: '/api/operator/chain',
    summary: 'How far the chain is behind, what it cost, what failed, and what the last comparison found',
    answer: ChainDesk,
    errors: ['forbidden'],
  }),
} as const
