import type { Certificate } from '@ledgerleaf/contract/retirements'
import { Credits } from '@ledgerleaf/contract/units'
import { toBase64 } from '@ledgerleaf/provenance/base64'
import { canonicalBytes } from '@ledgerleaf/provenance/canonical'
import {
  type CertificateFile,
  type CertificateVerdict,
  certificateFormat,
  verifyCertificate,
} from '@ledgerleaf/provenance/certificate'
import { signCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { commit } from '@ledgerleaf/provenance/commitment'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { toHex } from '@ledgerleaf/provenance/hex'
import { listSource } from '@ledgerleaf/provenance/list-source'
import { noteSigner, writeVerifierKey } from '@ledgerleaf/provenance/note-key'
import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { inclusionProof, treeRoot } from '@ledgerleaf/provenance/prove'
import { sampleProject, sampleRegistry, sampleRetirement } from './sample-story.ts'

const origin = 'sample.example/log'
const others = 12
const first = 20_001
const last = first + sampleRetirement.credits - 1

const words = (year: number) => ({
  beneficiary: sampleRetirement.beneficiary,
  onBehalfOf: null,
  reason: 'corporate_inventory',
  purpose: `Business travel of ${year}`,
  periodStartsOn: `${year}-01-01`,
  periodEndsOn: `${year}-12-31`,
  message: null,
})

const facts = {
  certificate: 'sample',
  project: 'sample',
  projectName: sampleRetirement.project,
  registry: sampleRegistry,
  registryProject: sampleProject.registryProjectId,
  methodology: sampleProject.methodology,
  serialPrefix: `${sampleProject.registryProjectId}-${sampleProject.vintage}`,
  vintageStartsOn: `${sampleProject.vintage}-01-01`,
  vintageEndsOn: `${sampleProject.vintage}-12-31`,
}

/** When it was retired, for which year of the inventory, and the day of the registry's file that confirms it there. */
type Told = { retiredAt: string; year: number; confirmedOn: string }

/**
 * A log of a few entries, made here and now with a key of its own, with one retirement in it. What is drawn of its proof is
 * no drawing: it is checked as any other certificate is, and would fail if a letter of it were changed.
 */
export const makeSampleFile = async ({
  retiredAt,
  year,
}: Told): Promise<{ file: CertificateFile; verifierKey: string }> => {
  const signer = await noteSigner(origin, crypto.getRandomValues(new Uint8Array(32)))
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const said = words(year)
  const serials = [[first, last]] as const
  const quantity = last - first + 1
  const entry = canonicalBytes({
    version: 1,
    kind: 'retire',
    key: 'retire:sample',
    at: retiredAt,
    facts: { ...facts, details: toHex(commit(salt, said)) },
    postings: [
      {
        asset: 'sample',
        amount: quantity,
        from: 'credits/owned/sample',
        to: 'credits/retired/sample',
        serials,
      },
    ],
  })
  const before = Array.from({ length: others }, (_, i) =>
    canonicalBytes({ version: 1, kind: 'sample', number: i }),
  )
  const logged = [...before, entry]
  const source = listSource(logged.map(leafHash))
  const root = await treeRoot(source, logged.length)
  const checkpoint = await signCheckpoint({ origin, size: logged.length, root }, [signer])
  const proof = await inclusionProof(source, others, logged.length)
  const file = {
    format: certificateFormat,
    retiredAt,
    quantity,
    serials,
    words: said,
    facts,
    salt: toHex(salt),
    entry: toBase64(entry),
    proof: writeProofFile({ index: others, proof, checkpoint }),
    origin,
  } satisfies CertificateFile
  return { file, verifierKey: writeVerifierKey(signer) }
}

const certificateOf = (
  { retiredAt, year, confirmedOn }: Told,
  file: CertificateFile | null,
  keys: string[],
): Certificate => ({
  retirement: {
    ...words(year),
    id: 'sample',
    batchId: 'sample',
    projectId: 'sample',
    projectName: facts.projectName,
    registry: sampleRegistry,
    registryProjectId: facts.registryProject,
    methodology: facts.methodology,
    category: 'redd_arr',
    mechanism: 'reduction',
    country: null,
    vintageStartsOn: facts.vintageStartsOn,
    vintageEndsOn: facts.vintageEndsOn,
    backing: {
      state: 'records',
      reason: 'matched',
      credits: sampleRetirement.credits,
      asOf: confirmedOn,
      url: null,
    },
    quantity: Credits.parse(last - first + 1),
    retiredAt,
    score: null,
    serials: [{ prefix: facts.serialPrefix, first, last }],
    atRegistry: {
      registry: sampleRegistry,
      state: 'done',
      since: retiredAt.slice(0, 10),
      reference: null,
      link: null,
      retiredOn: retiredAt.slice(0, 10),
      confirmedBy: 'file',
      fileAsOf: confirmedOn,
      contradictedOn: null,
      actId: null,
    },
  },
  state: 'logged',
  logIndex: others,
  registryLogIndex: null,
  file,
  verifierKeys: keys,
  origin,
})

type SampleProof = { certificate: Certificate; verdict: CertificateVerdict }

/** The sample's certificate and what checking it in this browser came to; where the browser cannot, its own words why. */
export const sampleProof = async (told: Told): Promise<SampleProof> => {
  try {
    const { file, verifierKey } = await makeSampleFile(told)
    return {
      certificate: certificateOf(told, file, [verifierKey]),
      verdict: await verifyCertificate(file, { verifierKeys: [verifierKey], origin }),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'This browser cannot check signatures.'
    return {
      certificate: certificateOf(told, null, []),
      verdict: { verified: false, steps: [], reason, entry: null, path: null },
    }
  }
}
