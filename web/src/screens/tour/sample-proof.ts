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
import { sampleNames } from './sample-names.ts'

const origin = 'sample.example/log'
const others = 12
const [first, last] = [20_001, 20_400]
const registry = 'Demo Removal Registry'

const words = (year: number) => ({
  beneficiary: sampleNames.buyer,
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
  projectName: 'Upper Valley Reforestation',
  registry,
  registryProject: 'DEMO-1507',
  methodology: 'VM0047',
  serialPrefix: 'DEMO-1507-2024',
  vintageStartsOn: '2024-01-01',
  vintageEndsOn: '2024-12-31',
}

/**
 * A log of a few entries, made here and now with a key of its own, with one retirement in it. What is drawn of its proof is
 * no drawing: it is checked as any other certificate is, and would fail if a letter of it were changed.
 */
export const makeSampleFile = async (
  retiredAt: string,
): Promise<{ file: CertificateFile; verifierKey: string }> => {
  const signer = await noteSigner(origin, crypto.getRandomValues(new Uint8Array(32)))
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const said = words(Number(retiredAt.slice(0, 4)) - 1)
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

const certificateOf = (retiredAt: string, file: CertificateFile | null, keys: string[]): Certificate => ({
  retirement: {
    ...words(Number(retiredAt.slice(0, 4)) - 1),
    id: 'sample',
    batchId: 'sample',
    projectId: 'sample',
    projectName: facts.projectName,
    registry,
    registryProjectId: facts.registryProject,
    methodology: facts.methodology,
    category: 'redd_arr',
    mechanism: 'removal',
    country: null,
    vintageStartsOn: facts.vintageStartsOn,
    vintageEndsOn: facts.vintageEndsOn,
    backing: null,
    quantity: Credits.parse(last - first + 1),
    retiredAt,
    score: null,
    serials: [{ prefix: facts.serialPrefix, first, last }],
    atRegistry: null,
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
export const sampleProof = async (retiredAt: string): Promise<SampleProof> => {
  try {
    const { file, verifierKey } = await makeSampleFile(retiredAt)
    return {
      certificate: certificateOf(retiredAt, file, [verifierKey]),
      verdict: await verifyCertificate(file, { verifierKeys: [verifierKey], origin }),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'This browser cannot check signatures.'
    return {
      certificate: certificateOf(retiredAt, null, []),
      verdict: { verified: false, steps: [], reason, entry: null, path: null },
    }
  }
}
