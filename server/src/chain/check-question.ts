import { ChainAddress } from '@ledgerleaf/contract/chain'
import * as z from 'zod/mini'
import { type Hex, quantity } from './hex.ts'
import { RpcRefusal } from './provider.ts'

/**
 * What a call from outside may take. A root of the log is read for some thousands; a node, ours above all, is busy with a
 * call for as long as its gas lasts, and meanwhile answers nobody else.
 */
export const callGasMax = 2_000_000
/** A question about thirty balances has half of it. */
const callBytesMax = 4096

const Hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i), z.toLowerCase())
/** What a number holds exactly: no chain has more blocks. */
const Count = z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/i))
const Amount = z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i))
const Bytes = z.string().check(z.maxLength(2 + 2 * callBytesMax), z.regex(/^0x([0-9a-f]{2})*$/i))

const Block = z.union([
  z.enum(['earliest', 'latest', 'pending', 'safe', 'finalized']),
  Count,
  z.object({ blockHash: Hash }),
  z.object({ blockNumber: Count }),
])
/** The latest, where none is named. */
const AtBlock = z.optional(z.nullable(Block))
const IsWhole = z.optional(z.boolean())

const Call = z.object({
  to: ChainAddress,
  from: z.optional(ChainAddress),
  data: z.optional(Bytes),
  input: z.optional(Bytes),
  value: z.optional(Amount),
  gas: z.optional(Amount),
})
type Call = z.infer<typeof Call>

const nothing = { wants: z.array(z.unknown()), words: 'nothing' }
const ofHash = { wants: z.tuple([Hash]), words: 'the hash of a transaction' }
const ofAddress = { wants: z.tuple([ChainAddress, AtBlock]), words: 'an address and a block' }

/** What may be asked from outside, and with what: nothing that changes the chain, and nothing that walks through all of it. */
const questions = {
  eth_blockNumber: nothing,
  eth_call: {
    wants: z.tuple([Call, AtBlock]),
    words: `a call to the contract, with data of at most ${callBytesMax} bytes, and a block`,
  },
  eth_chainId: nothing,
  eth_getBalance: ofAddress,
  eth_getBlockByHash: { wants: z.tuple([Hash, IsWhole]), words: 'the hash of a block' },
  eth_getBlockByNumber: { wants: z.tuple([Block, IsWhole]), words: 'the number of a block' },
  eth_getCode: ofAddress,
  eth_getTransactionByHash: ofHash,
  eth_getTransactionCount: ofAddress,
  eth_getTransactionReceipt: ofHash,
  net_version: nothing,
  web3_clientVersion: nothing,
} as const satisfies Record<string, { wants: z.ZodMiniType<unknown[]>; words: string }>

const invalid = (message: string) => new RpcRefusal(-32_602, message, null)

/** The same call with no more gas than a call from outside may take, whatever it names. */
const limitCall = (call: Call, contract: Hex | null): Call => {
  if (contract === null) throw invalid('the contract is not on the chain yet, and nothing else is called')
  if (call.to.toLowerCase() !== contract.toLowerCase())
    throw invalid(`only calls to the contract at ${contract} are answered`)
  const named = call.gas === undefined ? callGasMax : Number(call.gas)
  return { ...call, gas: quantity(Math.min(named, callGasMax)) }
}

type Question = { method: string; params: readonly unknown[] }

/** A question of a stranger as it may be put to the chain, or the refusal that JSON-RPC has for it. */
export const checkQuestion = async (
  { method, params }: Question,
  findContract: () => Promise<Hex | null>,
): Promise<Question> => {
  if (!Object.hasOwn(questions, method))
    throw new RpcRefusal(-32_601, `the method ${method} does not exist`, null)
  const { wants, words } = questions[method as keyof typeof questions]
  const read = wants.safeParse(params)
  if (!read.success) throw invalid(`${method} wants ${words}`)
  if (method !== 'eth_call') return { method, params: read.data }
  const [call, block] = read.data as z.infer<(typeof questions)['eth_call']['wants']>
  return { method, params: [limitCall(call, await findContract()), block ?? 'latest'] }
}
