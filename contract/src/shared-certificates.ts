import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PaperLayout } from './paper-layout.ts'
import { RetiredShare } from './retirement-shares.ts'
import { Certificate } from './retirements.ts'
import { KeptLine } from './text.ts'
import { Credits } from './units.ts'

/** One act that was shared among several: each share with its own certificate, and all of them here. */
export const SharedCertificate = z.object({
  id: z.string(),
  quantity: Credits,
  purpose: KeptLine,
  beneficiaryNote: z.optional(z.string()),
  mark: z.optional(z.string()),
  shares: z.array(z.extend(RetiredShare, { certificates: z.array(Certificate) })),
})
export type SharedCertificate = z.infer<typeof SharedCertificate>

const params = z.object({ id: z.uuid() })
const read = { tag: 'Retirement', method: 'GET', effect: 'read', caller: 'anyone', params } as const

export const sharedCertificatesApi = {
  certificate: endpoint({
    ...read,
    path: '/api/certificates/shared/:id',
    summary:
      'What one act retired and among whom it was shared, with all that is needed to verify it, for anyone',
    answer: SharedCertificate,
    errors: ['not_found'],
  }),
  file: endpoint({
    ...read,
    path: '/api/certificates/shared/:id/certificates.json',
    summary: 'The certificates of all shares with their proofs as one file, to keep and to verify offline',
    answer: z.unknown(),
    errors: ['not_found'],
  }),
  pdf: endpoint({
    ...read,
    path: '/api/certificates/shared/:id/certificate.pdf',
    summary: 'One certificate over all shares of an act, as PDF, with the proof files inside',
    query: z.object({ layout: z.optional(PaperLayout) }),
    answer: z.unknown(),
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
} as const
