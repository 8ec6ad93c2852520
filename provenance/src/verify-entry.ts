import { openCheckpoint, parseCheckpoint } from './checkpoint.ts'
import { leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { parseVerifierKey } from './note-key.ts'
import { parseProofFile } from './proof-file.ts'
import { quote, Refusal } from './refusal.ts'
import { splitNote } from './signed-note.ts'
import { type Rung, verifyInclusion } from './verify-inclusion.ts'

export type VerifyEntry = {
  /** The leaf exactly as it was logged. */
  entryBytes: Uint8Array
  /** The text of the `.tlog-proof` file. */
  proofFile: string
  /** The keys of the log, known beforehand and not taken from the certificate. */
  verifierKeys: readonly string[]
  origin: string
}

export type StepName = 'file' | 'origin' | 'signature' | 'leaf' | 'inclusion'

export type ProofStep = {
  name: StepName
  state: 'passed' | 'failed' | 'not reached'
  /** What was checked and found, in a sentence. */
  says: string
}

/** The way from the entry to the root, hash by hash; all of them hexadecimal. */
export type ProofPath = {
  index: number
  size: number
  leaf: string
  /** From the leaf up: which of the two was given by the proof, and what both make. */
  rungs: { left: string; right: string; hash: string; given: Rung['given'] }[]
  /** The root the log signed, which the last hash must be. */
  root: string
}

export type ProofVerdict = {
  verified: boolean
  steps: ProofStep[]
  /** Why it failed, when it did. */
  reason: string | null
  /** Where the entry stands, once everything is proven. */
  entry: { index: number; size: number; leaf: string; root: string } | null
  /** As far as the way went, also where it leads astray; null where it was never begun. */
  path: ProofPath | null
}

const questions: Record<StepName, string> = {
  file: 'Whether the proof file can be read.',
  origin: 'Whether the proof is from the expected log.',
  signature: 'Whether the log signed its state.',
  leaf: 'What the hash of the entry is.',
  inclusion: 'Whether the signed log contains the entry.',
}

/** Checks an entry against its proof, step by step, trusting only the keys it is given. It answers, and never throws. */
export const verifyEntry = async (input: VerifyEntry): Promise<ProofVerdict> => {
  const told = new Map<StepName, string>()
  const way: { path: ProofPath | null } = { path: null }
  try {
    const entry = await walk(input, (name, says) => told.set(name, says), way)
    return { verified: true, steps: stepsOf(told, null), reason: null, entry, path: way.path }
  } catch (error) {
    // What is not a Refusal is input of a shape no caller should pass; it proves nothing either.
    const reason = error instanceof Refusal ? error.message : 'The input could not be read.'
    return { verified: false, steps: stepsOf(told, reason), reason, entry: null, path: way.path }
  }
}

const walk = async (
  { entryBytes, proofFile, verifierKeys, origin }: VerifyEntry,
  pass: (name: StepName, says: string) => void,
  way: { path: ProofPath | null },
): Promise<ProofVerdict['entry']> => {
  const { index, proof, checkpoint } = parseProofFile(proofFile)
  const claimed = parseCheckpoint(splitNote(checkpoint).text)
  pass('file', `The proof is about entry ${index} of a log of ${claimed.size}.`)

  if (claimed.origin !== origin) {
    throw new Refusal(`The proof is from the log ${quote(claimed.origin)}, not from ${origin}.`)
  }
  pass('origin', `The proof is from the log ${origin}.`)

  const keys = verifierKeys.map(parseVerifierKey)
  const { size, root, signedBy } = await openCheckpoint(checkpoint, { origin, keys })
  const names = signedBy.map(({ name, id }) => `${name} (key ${id})`).join(' and ')
  pass('signature', `The root of the log is signed by ${names}.`)

  if (!(entryBytes instanceof Uint8Array)) throw new Refusal('The entry is not a sequence of bytes.')
  const leaf = leafHash(entryBytes)
  pass('leaf', `The hash of the entry is ${toHex(leaf)}.`)

  const path: ProofPath = { index, size, leaf: toHex(leaf), rungs: [], root: toHex(root) }
  way.path = path
  verifyInclusion({ leaf, index, size, root, proof }, ({ left, right, hash, given }) =>
    path.rungs.push({ left: toHex(left), right: toHex(right), hash: toHex(hash), given }),
  )
  const hashes = proof.length === 1 ? '1 hash leads' : `${proof.length} hashes lead`
  pass('inclusion', `${hashes} from the entry to the signed root: it is in the log.`)
  return { index, size, leaf: toHex(leaf), root: toHex(root) }
}

const stepsOf = (told: ReadonlyMap<StepName, string>, reason: string | null): ProofStep[] => {
  let failed = false
  return (Object.keys(questions) as StepName[]).map((name) => {
    const says = told.get(name)
    if (says !== undefined) return { name, state: 'passed', says }
    if (failed || reason === null) return { name, state: 'not reached', says: questions[name] }
    failed = true
    return { name, state: 'failed', says: reason }
  })
}
