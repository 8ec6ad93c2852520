import type { PaperLayout } from '@ledgerleaf/contract/paper-layout'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import type { Papers } from '../../platform/papers.ts'
import { writeCertificatePaper } from './certificate-paper.ts'
import { findChainPlaces } from './chain-place.ts'
import type { markSandbox } from './mark-sandbox.ts'

type Parts = { config: Config; db: Db; papers: Papers }

/** The certificate as PDF: read once it is its turn at the typesetter. */
export const drawCertificate = (
  { config, db, papers }: Parts,
  read: () => Promise<ReturnType<typeof markSandbox>>,
  layout: PaperLayout,
) =>
  papers.draw(async () => {
    const certificate = await read()
    const { logIndex } = certificate
    const places = await findChainPlaces(db, config.chain, [logIndex])
    return writeCertificatePaper(certificate, {
      publicUrl: config.publicUrl,
      layout,
      isSandbox: config.payments.provider === 'sandbox',
      onChain: places.get(logIndex) ?? null,
    })
  })
