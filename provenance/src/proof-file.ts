import { fromBase64, toBase64 } from './base64.ts'
import { parseDecimal } from './decimal.ts'
import { type Hash, isHash } from './hashes.ts'
import { isCount } from './ranges.ts'
import { Refusal } from './refusal.ts'

/** What stands beside a certificate for ever (C2SP tlog-proof): where the entry is, the way to the root, and who signed. */
export type ProofFile = {
  index: number
  proof: Hash[]
  /** The signed note, word for word. */
  checkpoint: string
  /** Anything at all; nobody vouches for it. */
  extra?: Uint8Array
}

const firstLine = 'c2sp.org/tlog-proof@v1'
const longestFile = 1_000_000

// No tree whose size a double can count is higher.
const longestProof = 53

export const writeProofFile = ({ index, proof, checkpoint, extra }: ProofFile): string => {
  if (!isCount(index)) throw new Refusal('The index of an entry is a whole number.')
  if (!proof.every(isHash)) throw new Refusal('A hash in the proof does not have 32 bytes.')
  const extraLine = extra ? [`extra ${toBase64(extra)}`] : []
  return [firstLine, ...extraLine, `index ${index}`, ...proof.map(toBase64), '', checkpoint].join('\n')
}

export const parseProofFile = (text: string): ProofFile => {
  if (text.length > longestFile) throw new Refusal('The proof file is too long.')
  const gap = text.indexOf('\n\n')
  const [first, ...lines] = text.slice(0, Math.max(gap, 0)).split('\n')
  if (first !== firstLine) throw new Refusal(`A proof file begins with ${firstLine}.`)

  const extra = lines[0]?.startsWith('extra ') ? fromBase64(lines.shift()?.slice(6) ?? '') : undefined
  const index = lines.shift()
  if (!index?.startsWith('index ')) throw new Refusal('The proof file does not say which entry it is about.')
  if (lines.length > longestProof) throw new Refusal('The proof is longer than any log is high.')
  const proof = lines.map(fromBase64)
  if (!proof.every(isHash)) throw new Refusal('A hash in the proof does not have 32 bytes.')
  return {
    index: parseDecimal(index.slice(6), 'index of the entry'),
    proof,
    checkpoint: text.slice(gap + 2),
    ...(extra && { extra }),
  }
}
