import { parentPort } from 'node:worker_threads'
import type { Disclosure } from '@ledgerleaf/contract/disclosures'
import type { Certificate } from '@ledgerleaf/contract/retirements'
import { drawCertificate } from '../use/retirements/draw-certificate.ts'
import { drawDisclosure } from '../views/disclosures/draw-disclosure.ts'

type Work = { id: number } & (
  | { kind: 'certificate'; content: { certificate: Certificate; publicUrl: string } }
  | { kind: 'disclosure'; content: { disclosure: Disclosure; publicUrl: string } }
)

const draw = (work: Work): Promise<Buffer> =>
  work.kind === 'certificate'
    ? drawCertificate(work.content.certificate, work.content.publicUrl)
    : drawDisclosure(work.content.disclosure, work.content.publicUrl)

/** A thread that draws the sheets anyone may ask for. Without a parent it has nothing to do. */
parentPort?.on('message', async (work: Work) => {
  try {
    parentPort?.postMessage({ id: work.id, bytes: await draw(work) })
  } catch (error) {
    parentPort?.postMessage({ id: work.id, failed: String(error) })
  }
})
