import { openCheckpoint, parseCheckpoint } from './checkpoint.ts'
import { openCosignatures } from './cosignature.ts'
import { leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { parseVerifierKey, parseWitnessKey } from './note-key.ts'
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
  witnesses?: Witnesses
}

/** Others who watch the log: their keys, known beforehand too, and how many of them must have signed what it signed. */
export type Witnesses = { keys: readonly string[]; needed: number }

export type StepName = 'file' | 'origin' | 'signature' | 'witnesses' | 'leaf' | 'inclusion'

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
  witnesses: 'Whether others saw the same state.',
  leaf: 'What the hash of the entry is.',
  inclusion: 'Whether the signed log contains the entry.',
}

/** Checks an entry against its proof, step by step, trusting only the keys it is given. It answers, and never throws. */
export const verifyEntry = async (input: VerifyEntry): Promise<ProofVerdict> => {
  const told = new Map<StepName, ProofStep>()
  const way: { path: ProofPath | null } = { path: null }
  const pass: Pass = (name, says, state = 'passed') => told.set(name, { name, state, says })
  // Where nobody names a witness, nobody is asked about one.
  const asked = (Object.keys(questions) as StepName[]).filter(
    (name) => name !== 'witnesses' || (input?.witnesses?.keys?.length ?? 0) > 0,
  )
  try {
    const entry = await walk(input, pass, way)
    return { verified: true, steps: stepsOf(asked, told, null), reason: null, entry, path: way.path }
  } catch (error) {
    // What is not a Refusal is input of a shape no caller should pass; it proves nothing either.
    const reason = error instanceof Refusal ? error.message : 'The input could not be read.'
    return { verified: false, steps: stepsOf(asked, told, reason), reason, entry: null, path: way.path }
  }
}

type Pass = (name: StepName, says: string, state?: ProofStep['state']) => void

const walk = async (
  { entryBytes, proofFile, verifierKeys, origin, witnesses }: VerifyEntry,
  pass: Pass,
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

  if (witnesses && witnesses.keys.length > 0) await checkWitnesses(checkpoint, witnesses, pass)

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

/** Which of them saw this state. That none did is a refusal only where some must have. */
const checkWitnesses = async (checkpoint: string, { keys, needed }: Witnesses, pass: Pass): Promise<void> => {
  const saw = await openCosignatures(checkpoint, keys.map(parseWitnessKey))
  const known = keys.length === 1 ? 'the one known witness' : `the ${keys.length} known witnesses`
  if (saw.length < needed)
    throw new Refusal(`${saw.length} of ${known} saw this state, and ${needed} must have.`)
  if (saw.length === 0) return pass('witnesses', `None of ${known} has seen this state yet.`, 'not reached')
  const told = saw.map(({ name, at }) => `${name} (${at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`)
  pass('witnesses', `The same state was seen by ${told.join(' and ')}.`)
}

const stepsOf = (
  asked: readonly StepName[],
  told: ReadonlyMap<StepName, ProofStep>,
  reason: string | null,
): ProofStep[] => {
  let failed = false
  return asked.map((name) => {
    const step = told.get(name)
    if (step) return step
    if (failed || reason === null) return { name, state: 'not reached', says: questions[name] }
    failed = true
    return { name, state: 'failed', says: reason }
  })
}
