import { toUtf8 } from './bytes.ts'
import { toHex } from './hex.ts'
import { keccak256 } from './keccak256.ts'
import { Refusal } from './refusal.ts'

// Only what fits into one word of 32 bytes: no event of ours holds anything longer.
type Uint = 'uint256' | 'uint64'
type Word = Uint | 'address' | 'bytes32'
type Field = { type: Word; indexed?: true }
type Value<Of extends Word> = Of extends Uint ? bigint : string

export type EventShape<Fields extends Record<string, Field> = Record<string, Field>> = {
  name: string
  topic: string
  fields: Fields
}
export type EventValues<Shape extends EventShape> = {
  [Name in keyof Shape['fields']]: Value<Shape['fields'][Name]['type']>
}
/** What a transaction left in its block, as a node of the chain tells it. */
export type EvmLog = { address: string; topics: readonly string[]; data: string }

const keccakOf = (text: string): string => `0x${toHex(keccak256(toUtf8(text)))}`

export const eventShape = <const Fields extends Record<string, Field>>(
  name: string,
  fields: Fields,
): EventShape<Fields> => {
  const types = Object.values(fields).map(({ type }) => type)
  return { name, topic: keccakOf(`${name}(${types.join(',')})`), fields }
}

/** The first four bytes of a call: which function of a contract is meant. */
export const selectorOf = (signature: string): string => keccakOf(signature).slice(0, 10)

export const writeWord = (value: bigint | number): string => value.toString(16).padStart(64, '0')

const readWord = (type: Word, word: string): bigint | string => {
  if (!/^[0-9a-f]{64}$/.test(word)) throw new Refusal('An event of the chain cannot be read.')
  if (type === 'bytes32') return word
  if (type === 'address') return `0x${word.slice(24)}`
  return BigInt(`0x${word}`)
}

/** Numbers as bigint, addresses with their 0x, hashes as bare hexadecimal digits. Null where the log is of another event. */
export const readEvent = <Shape extends EventShape>(
  { topic, fields }: Shape,
  log: EvmLog,
): EventValues<Shape> | null => {
  const [first, ...indexed] = log.topics
  if (first?.toLowerCase() !== topic) return null
  const topics = indexed.map((word) => word.toLowerCase().slice(2))
  const words = log.data.toLowerCase().slice(2).match(/.{64}/g) ?? []
  const values = Object.entries(fields).map(([name, { type, indexed: isTopic }]) => {
    const word = isTopic ? topics.shift() : words.shift()
    return [name, readWord(type, word ?? '')] as const
  })
  if (topics.length > 0 || words.length > 0) throw new Refusal('An event of the chain cannot be read.')
  return Object.fromEntries(values) as EventValues<Shape>
}
