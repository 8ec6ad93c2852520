import { type Backing, tellBacking } from '@ledgerleaf/contract/backing'
import { type RegistryRetirement, tellRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import {
  namingNote,
  type RetirementReason,
  retirementReasons,
  sandboxWords,
} from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { KeptLine } from '@ledgerleaf/contract/text'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import { parseProofFile } from '@ledgerleaf/provenance/proof-file'
import { contextsOf } from './credential-context.ts'
import { didOf } from './did-web.ts'
import { statusEntry } from './status-list.ts'

type Stated = {
  id: string
  /** The certificate in its own words: read from the entry of the log, and never changed afterwards. */
  file: CertificateFile
  backing: Backing | null
  atRegistry: RegistryRetirement | null
  statusPosition: number
  isSandbox: boolean
}

type Filled = Record<string, unknown>

/** What is not known is left out: an empty member says nothing to whoever reads a credential. */
const filled = (members: Filled): Filled =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined))

const tellProject = (publicUrl: string, { facts }: CertificateFile): Filled =>
  filled({
    id: `${publicUrl}/projects/${facts.project}`,
    name: facts.projectName,
    registry: facts.registry,
    registryProject: facts.registryProject,
    methodology: facts.methodology,
    vintageStartsOn: facts.vintageStartsOn,
    vintageEndsOn: facts.vintageEndsOn,
    score: facts.score,
  })

const tellAtRegistry = (told: RegistryRetirement): Filled => {
  const { registry, state, since, reference, link, retiredOn, confirmedBy } = told
  const says = tellRegistryRetirement(told)
  return filled({ registry, state, says, since, reference, link, retiredOn, confirmedBy })
}

const tellBehind = (registry: string, backing: Backing): Filled =>
  filled({
    state: backing.state,
    says: tellBacking(registry, backing),
    asOf: backing.asOf,
    link: backing.url,
  })

const tellLogEntry = (publicUrl: string, { origin, proof }: CertificateFile): Filled => {
  const { index, checkpoint } = parseProofFile(proof)
  return { origin, index, checkpoint, keys: `${publicUrl}/log/key` }
}

/** The file keeps the words as they were sealed; a credential is read by people too. */
const cleaned = (words: CertificateFile['words']): Filled =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word && KeptLine.parse(word)]))

/**
 * A certificate as a W3C Verifiable Credential 2.0. It says what the certificate says and names the entry of the public
 * log that proves it; what stands at the registry and behind the credits is of the moment it is asked for.
 */
export const writeCredential = (publicUrl: string, stated: Stated, now: Date) => {
  const { id, file, backing, atRegistry, statusPosition, isSandbox } = stated
  const { words, facts, quantity, serials } = file
  const page = `${publicUrl}/certificates/${id}`
  return {
    '@context': contextsOf(publicUrl),
    id: `${publicUrl}/api/certificates/${id}/credential.jwt`,
    type: ['VerifiableCredential', 'RetirementCredential'],
    issuer: { id: didOf(publicUrl), name: 'Ledgerleaf' },
    name: 'Certificate of retirement',
    validFrom: file.retiredAt,
    credentialStatus: statusEntry(publicUrl, statusPosition),
    credentialSubject: filled({
      id: page,
      type: 'CreditRetirement',
      quantity,
      unit: 't CO2e',
      retiredAt: file.retiredAt,
      ...cleaned(words),
      beneficiaryNote: namingNote,
      sandbox: isSandbox ? sandboxWords : null,
      reason: retirementReasons[words.reason as RetirementReason] ?? words.reason,
      project: tellProject(publicUrl, file),
      serials: serials.map(([first, last]) => writeSerials({ prefix: facts.serialPrefix, first, last })),
      backing: backing && tellBehind(facts.registry, backing),
      atRegistry: atRegistry && tellAtRegistry(atRegistry),
      logEntry: tellLogEntry(publicUrl, file),
      verifyAt: page,
      certificateFile: `${publicUrl}/api/certificates/${id}/certificate.json`,
      statedAt: now.toISOString(),
    }),
  }
}
