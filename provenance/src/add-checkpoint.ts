import { fromBase64, toBase64 } from './base64.ts'
import { parseDecimal } from './decimal.ts'
import { type Hash, isHash } from './hashes.ts'
import { Refusal } from './refusal.ts'

/** What a log asks of a witness (C2SP tlog-witness): to look at its new state, with the way from what that witness saw last. */
export type AddCheckpoint = { oldSize: number; proof: Hash[]; checkpoint: string }

const longestProof = 63

export const writeAddCheckpoint = ({ oldSize, proof, checkpoint }: AddCheckpoint): string =>
  [`old ${oldSize}`, ...proof.map(toBase64), '', checkpoint].join('\n')

export const parseAddCheckpoint = (body: string): AddCheckpoint => {
  const gap = body.indexOf('\n\n')
  if (gap < 0) throw new Refusal('An empty line stands between the proof and the checkpoint.')
  const [first = '', ...lines] = body.slice(0, gap).split('\n')
  if (!first.startsWith('old ')) throw new Refusal('The first line names the old size.')
  if (lines.length > longestProof) throw new Refusal('A proof has at most 63 hashes.')
  const proof = lines.map(fromBase64)
  if (!proof.every(isHash)) throw new Refusal('A hash in the proof does not have 32 bytes.')
  return { oldSize: parseDecimal(first.slice(4), 'old size'), proof, checkpoint: body.slice(gap + 2) }
}
