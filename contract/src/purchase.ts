import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Calls 1 and 2 of the specification. */
export const purchaseApi = {
  uploadReport: endpoint({
    method: 'POST',
    path: '/api/usersignup/upload',
    summary: 'Upload an ESG report: multipart fields companyName and file',
    tag: 'Analysis',
    effect: 'change',
    caller: 'anyone',
    answer: z.object({ analysisId: z.string() }),
    errors: [
      'documents_unavailable',
      'invalid_input',
      'malformed_body',
      'upload_too_slow',
      'file_missing',
      'file_empty',
      'file_type_mismatch',
      'file_encrypted',
      'file_executable',
      'body_too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
  }),
  createCheckoutSession: endpoint({
    method: 'POST',
    path: '/api/usersignup/create-checkout-session',
    summary: 'Start paying for a plan or basket; answers the address to go to',
    tag: 'Checkout',
    effect: 'change',
    caller: 'anyone',
    body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ url: z.string() }),
    errors: [
      'not_found',
      'not_signed_in',
      'approval_needed',
      'plan_taken',
      'sold_out',
      'payment_unavailable',
      'rate_limited',
    ],
  }),
} as const
