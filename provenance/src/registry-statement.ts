import { fromBase64 } from './base64.ts'
import { equalBytes, fromUtf8 } from './bytes.ts'
import { canonicalBytes } from './canonical.ts'
import { Refusal } from './refusal.ts'
import { verifyEntry } from './verify-entry.ts'

/** What the log says of a retirement at the registry that issued the credits. */
export type RegistryTold = {
  /** The certificate it is about. */
  certificate: string
  registry: string
  state: string
  /** The id the registry gave, and where it shows the retirement. */
  reference?: string
  link?: string
  retiredOn?: string
  confirmedBy?: string
  fileAsOf?: string
  contradictedOn?: string
}

/**
 * What became of a retirement at its registry when the file was made. It is a statement of its own, later than the
 * certificate and with a leaf of its own: what the certificate says is fixed without it.
 */
export type RegistryStatement = {
  /** The day of the retirement here, since when the registry's is pending. */
  since: string
  told: RegistryTold
  /** The leaf that says so, exactly as it was logged, and its proof. Null while nothing was done at the registry. */
  said: { at: string; entry: string; proof: string } | null
}

type ActLeaf = { kind?: unknown; at?: unknown; facts?: unknown }

const same = (one: unknown, other: unknown): boolean => equalBytes(canonicalBytes(one), canonicalBytes(other))

/** Answers what was shown, in words. Refuses a statement that the log does not make. */
export const checkRegistryStatement = async (
  statement: RegistryStatement,
  about: { certificate: string; registry: string; retiredAt: string },
  log: { verifierKeys: readonly string[]; origin: string },
): Promise<string> => {
  const { since, told, said } = statement
  if (told.certificate !== about.certificate || told.registry !== about.registry)
    throw new Refusal('What is said about the registry is about another certificate.')
  if (since !== about.retiredAt.slice(0, 10))
    throw new Refusal('The retirement at the registry is pending since another day than it was made here.')
  if (said === null) {
    const { certificate, registry } = about
    if (!same(told, { certificate, registry, state: 'pending' }))
      throw new Refusal('What is said about the registry stands in no entry of the log.')
    return `At ${registry} it is pending since ${since}: nothing was logged about it when this file was made.`
  }
  const entryBytes = fromBase64(said.entry)
  const { verified, reason, entry } = await verifyEntry({ ...log, entryBytes, proofFile: said.proof })
  if (!verified) throw new Refusal(`What is said about the registry is not proven: ${reason}`)
  const leaf = JSON.parse(fromUtf8(entryBytes)) as ActLeaf
  if (leaf.kind !== 'act' || leaf.at !== said.at || !same(leaf.facts ?? null, told))
    throw new Refusal('The log says something else about the registry than this file.')
  return `What is said about ${told.registry} is entry ${entry?.index} of the log, of ${said.at.slice(0, 10)}.`
}
