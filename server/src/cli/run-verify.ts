import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { namingNote, sandboxMark } from '@ledgerleaf/contract/retirements'
import { cleanLine } from '@ledgerleaf/contract/text'
import {
  type CertificateFile,
  certificateFormat,
  certificatesFormat,
  noRegistryStatement,
  verifyCertificate,
} from '@ledgerleaf/provenance/certificate'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import { Refusal } from '@ledgerleaf/provenance/refusal'
import { type ProofStep, verifyEntry, type Witnesses } from '@ledgerleaf/provenance/verify-entry'
import { StartError } from '../platform/start-error.ts'

const usage =
  'Usage: npx ledgerleaf verify CERTIFICATE-OR-PROOF-FILE --key VERIFIER-KEY [--witness WITNESS-KEY …] [--needed NUMBER] [LEAF-FILE]'

const readInput = (file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

const readArguments = (words: readonly string[]) => {
  try {
    const options = {
      key: { type: 'string', multiple: true },
      witness: { type: 'string', multiple: true },
      needed: { type: 'string' },
    } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    throw new StartError(usage)
  }
}

/** The leaf that travels with the proof: believed no more than any other, and proven by the same hashes. */
const leafIn = (proofFile: string): Uint8Array => {
  try {
    const { extra } = parseProofFile(proofFile)
    if (extra) return extra
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new StartError(`The proof file cannot be read: ${error.message}`)
  }
  throw new StartError(`The proof file carries no entry: name the file that holds it. ${usage}`)
}

type Certificates = { format: typeof certificatesFormat; certificates: CertificateFile[] }

/** The certificates in a file, or null when it holds something else. */
const certificatesIn = (text: string): CertificateFile[] | null => {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const parsed = JSON.parse(text) as CertificateFile | Certificates
    if (parsed.format === certificateFormat) return [parsed]
    if (parsed.format === certificatesFormat && parsed.certificates.length > 0) return parsed.certificates
  } catch {
    // Told below, with everything else that is no certificate.
  }
  throw new StartError(
    `The file is no certificate of the form ${certificateFormat}, nor several of the form ${certificatesFormat}.`,
  )
}

const marks: Record<ProofStep['state'], string> = { passed: '✓', failed: '✗', 'not reached': '·' }

const tell = (steps: readonly Pick<ProofStep, 'state' | 'says'>[]): string =>
  steps.map(({ state, says }) => `${marks[state]} ${says}`).join('\n')

type Log = { verifierKeys: readonly string[]; origin: string; witnesses: Witnesses }

/** Whoever names witnesses wants all of them, unless they say how many are enough. */
const readWitnesses = (keys: readonly string[], needed: string | undefined): Witnesses => {
  const count = needed === undefined ? keys.length : Number(needed)
  if (!Number.isInteger(count) || count < 0 || count > keys.length) throw new StartError(usage)
  return { keys, needed: count }
}

const tellCertificate = async (file: CertificateFile, log: Log): Promise<string> => {
  const { verified, steps, reason } = await verifyCertificate(file, log)
  if (!verified) throw new StartError(`${tell(steps)}\nNot verified: ${reason}`)
  const { quantity, retiredAt, words, facts } = file
  const [project, named] = [facts.projectName, words.beneficiary].map(cleanLine)
  const behalf = words.onBehalfOf ? ` on behalf of ${cleanLine(words.onBehalfOf)}` : ''
  return [
    tell(steps),
    `Verified. ${quantity} t CO2e of ${project} (${facts.registry}) retired for ${named}${behalf} on ${retiredAt.slice(0, 10)}.`,
    `For: ${cleanLine(words.purpose)}`,
    `The beneficiary: ${namingNote.toLowerCase()}.`,
    ...(file.atRegistry ? [] : [noRegistryStatement]),
    ...(file.notes?.sandbox ? [`${sandboxMark}: ${cleanLine(file.notes.sandbox)}`] : []),
  ].join('\n')
}

/** Each by itself; one that fails fails them all, and all of them are told. */
const tellCertificates = async (files: readonly CertificateFile[], log: Log): Promise<string> => {
  const [only] = files
  if (only && files.length === 1) return tellCertificate(only, log)
  const told: string[] = []
  // The same tonnes twice are no more tonnes.
  if (new Set(files.map((file) => file?.entry)).size < files.length)
    throw new StartError('Not verified: a certificate stands twice in this file.')
  let failed = 0
  for (const [at, file] of files.entries()) {
    const outcome = await tellCertificate(file, log).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error
      failed += 1
      return error.message
    })
    told.push(
      `Certificate ${at + 1} of ${files.length}: ${cleanLine(String(file?.facts?.certificate))}\n${outcome}`,
    )
  }
  if (failed > 0)
    throw new StartError(
      `${told.join('\n\n')}\n\nNot verified: ${failed} of ${files.length} certificates failed.`,
    )
  const tonnes = files.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${told.join('\n\n')}\n\nAll ${files.length} certificates are verified, ${tonnes} t CO2e together.`
}

/**
 * Checks a certificate or a proof offline: no server is asked, ours or another. The key is the caller's to know; it is published at
 * /log/key, and one that came with the proof would prove nothing.
 */
export const runVerify = async (words: readonly string[]): Promise<string> => {
  const { values, positionals } = readArguments(words)
  const [proofPath, leafPath, ...others] = positionals
  const verifierKeys = values.key ?? []
  const [firstKey] = verifierKeys
  if (!proofPath || !firstKey || others.length > 0) throw new StartError(usage)
  const proofFile = readInput(proofPath).toString('utf8')
  // A log signs under its own name.
  const origin = firstKey.split('+')[0] ?? ''
  const log = { verifierKeys, origin, witnesses: readWitnesses(values.witness ?? [], values.needed) }
  const certificates = certificatesIn(proofFile)
  if (certificates) return tellCertificates(certificates, log)
  const entryBytes = leafPath ? new Uint8Array(readInput(leafPath)) : leafIn(proofFile)
  const { verified, steps, reason } = await verifyEntry({ ...log, entryBytes, proofFile })
  const told = tell(steps)
  if (!verified) throw new StartError(`${told}\nNot verified: ${reason}`)
  return `${told}\nVerified. The entry says:\n${Buffer.from(entryBytes).toString('utf8')}`
}
