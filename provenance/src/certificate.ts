import { fromBase64 } from './base64.ts'
import { equalBytes, fromUtf8 } from './bytes.ts'
import { canonicalBytes } from './canonical.ts'
import { verifyCommitment } from './commitment.ts'
import { fromHex } from './hex.ts'
import { Refusal } from './refusal.ts'
import { checkRegistryStatement, type RegistryStatement } from './registry-statement.ts'
import { type ProofPath, type ProofStep, verifyEntry, type Witnesses } from './verify-entry.ts'

/** For whom, why and in which words: public on the certificate, committed to in the log. */
export type CertificateWords = {
  beneficiary: string
  onBehalfOf: string | null
  reason: string
  purpose: string
  periodStartsOn: string | null
  periodEndsOn: string | null
  message: string | null
}

/** What the log itself says about the credits that were retired. */
export type CertificateFacts = {
  certificate: string
  project: string
  projectName: string
  registry: string
  registryProject?: string
  methodology?: string
  serialPrefix: string
  vintageStartsOn: string
  vintageEndsOn: string
  /** The screening score on the day of retirement; absent where there was none, as the two above are. */
  score?: number
}

/** All that is needed to check a retirement years later, without asking anyone. */
export type CertificateFile = {
  format: 'ledgerleaf.certificate/v1'
  retiredAt: string
  quantity: number
  /** First and last serial of each range, both included. */
  serials: readonly (readonly [number, number])[]
  words: CertificateWords
  facts: CertificateFacts
  /** Opens the commitment to the words; hexadecimal. */
  salt: string
  /** The entry exactly as it was logged; base64. */
  entry: string
  proof: string
  origin: string
  /** What became of it at the registry; absent in files from before that was told. */
  atRegistry?: RegistryStatement
  /** For whoever reads the file; no part of what is proven. */
  notes?: { beneficiary?: string; sandbox?: string }
}

export const certificateFormat = 'ledgerleaf.certificate/v1'
/** Those of one act in one file. */
export const certificatesFormat = 'ledgerleaf.certificates/v1'

export type CertificateStep = Omit<ProofStep, 'name'> & {
  name: ProofStep['name'] | 'facts' | 'words' | 'registry'
}
export type CertificateVerdict = {
  verified: boolean
  steps: CertificateStep[]
  reason: string | null
  entry: { index: number; size: number; leaf: string; root: string } | null
  path: ProofPath | null
}

type Leaf = {
  kind?: unknown
  at?: unknown
  facts?: Record<string, unknown>
  postings?: { amount?: unknown; to?: unknown; serials?: unknown }[]
}

const same = (one: unknown, other: unknown): boolean => equalBytes(canonicalBytes(one), canonicalBytes(other))

const readLeaf = (entry: Uint8Array): Leaf => {
  try {
    return JSON.parse(fromUtf8(entry)) as Leaf
  } catch {
    throw new Refusal('The entry is not a record of this ledger.')
  }
}

/** That the certificate tells nothing about the credits but what the entry tells. */
const checkFacts = (file: CertificateFile, leaf: Leaf): void => {
  if (leaf.kind !== 'retire') throw new Refusal('The entry is in the log, but it is no retirement.')
  const { details: _, ...facts } = leaf.facts ?? {}
  if (!same(facts, file.facts)) throw new Refusal('The certificate names other credits than the entry.')
  if (leaf.at !== file.retiredAt) throw new Refusal('The certificate names another day than the entry.')
  const [posting, ...others] = leaf.postings ?? []
  if (!posting || others.length > 0) throw new Refusal('The entry is no single retirement.')
  if (posting.amount !== file.quantity)
    throw new Refusal('The certificate names another quantity than the entry.')
  if (typeof posting.to !== 'string' || !posting.to.startsWith('credits/retired/'))
    throw new Refusal('The entry does not move the credits to where they stay for good.')
  if (!same(posting.serials, file.serials))
    throw new Refusal('The certificate names other serials than the entry.')
}

const checkWords = (file: CertificateFile, leaf: Leaf): void => {
  const { details } = leaf.facts ?? {}
  if (typeof details !== 'string') throw new Refusal('The entry commits to no beneficiary.')
  verifyCommitment(fromHex(details), fromHex(file.salt), file.words)
}

export const noRegistryStatement = 'What its registry says is not in this file.'

const stepsAfter = {
  facts: 'Whether the certificate names the credits the entry names.',
  words: 'Whether beneficiary and purpose are those the entry commits to.',
  registry: 'Whether what is said about the registry is what the log says.',
} as const

/**
 * Checks a certificate from its file and the keys of the log alone, step by step. It answers, and never throws. The
 * keys must come from elsewhere: a forger would put their own beside the certificate.
 */
export const verifyCertificate = async (
  file: CertificateFile,
  log: { verifierKeys: readonly string[]; origin: string; witnesses?: Witnesses },
): Promise<CertificateVerdict> => {
  const entry = await decode(file)
  const verdict = await verifyEntry({ ...log, entryBytes: entry, proofFile: file?.proof })
  const steps: CertificateStep[] = [...verdict.steps]
  let reason = verdict.reason
  const check = async (name: keyof typeof stepsAfter, work: () => string | Promise<string>) => {
    if (reason !== null) return void steps.push({ name, state: 'not reached', says: stepsAfter[name] })
    try {
      steps.push({ name, state: 'passed', says: await work() })
    } catch (error) {
      reason = error instanceof Refusal ? error.message : 'The certificate could not be read.'
      steps.push({ name, state: 'failed', says: reason })
    }
  }
  await check('facts', () => {
    checkFacts(file, readLeaf(entry))
    return 'Quantity, serials, project, vintage and day are those of the entry.'
  })
  await check('words', () => {
    checkWords(file, readLeaf(entry))
    return 'Beneficiary, purpose and period are those the entry commits to.'
  })
  const { atRegistry } = file ?? {}
  if (atRegistry)
    await check('registry', () => {
      const { certificate, registry } = file.facts
      return checkRegistryStatement(atRegistry, { certificate, registry, retiredAt: file.retiredAt }, log)
    })
  // Cut out of a file or never in it: nobody can tell which, so it is said.
  else steps.push({ name: 'registry', state: 'not reached', says: noRegistryStatement })
  return {
    verified: reason === null,
    steps,
    reason,
    entry: reason === null ? verdict.entry : null,
    path: verdict.path,
  }
}

const decode = async (file: CertificateFile): Promise<Uint8Array> => {
  try {
    return fromBase64(file.entry)
  } catch {
    return new Uint8Array()
  }
}
