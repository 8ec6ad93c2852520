import * as z from 'zod/mini'
import { endpoint, FileAnswer } from '../endpoint.ts'
import { livemode, named, Tonnes } from './shapes.ts'

/** What anybody can verify: `file` holds the proof, and is null for the second it takes the log to have it. */
export const Certificate = z.object({
  object: z.literal('certificate'),
  id: z.string(),
  livemode,
  /** Unsealed: from before entries committed to their words; only the serials can be proven. */
  status: z.enum(['pending', 'logged', 'unsealed']),
  quantity: Tonnes,
  beneficiary: z.string(),
  retiredAt: z.string(),
  logIndex: z.nullable(z.int()),
  /** The public page, which shows and verifies it. A test market has no pages: there it is the address of this call. */
  url: z.string(),
  pdf: z.string(),
  file: z.nullable(z.record(z.string(), z.unknown())),
  verifierKeys: z.array(z.string()),
  origin: z.string(),
  /** Where no real money is behind it; otherwise null. */
  mark: z.nullable(z.string()),
})
named.add(Certificate, { id: 'Certificate' })
export type V1Certificate = z.infer<typeof Certificate>

const shared = { tag: 'Certificates', effect: 'read', caller: 'key', scope: 'read' } as const
const params = z.object({ id: z.uuid() })

export const certificatesApi = {
  find: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/certificates/:id',
    summary: 'The certificate of any retirement, also of somebody else’s: certificates are public',
    params,
    answer: Certificate,
    errors: ['not_found'],
  }),
  pdf: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/certificates/:id/certificate.pdf',
    summary: 'The certificate as PDF, with its proof file inside',
    file: 'application/pdf',
    params,
    answer: FileAnswer,
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
}
