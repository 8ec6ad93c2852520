import * as z from 'zod/mini'
import { declareTask } from '../../platform/tasks.ts'

/** Reads an uploaded project document, in a process of its own. */
export const readDocumentTask = declareTask(
  'read-document',
  /** Again: the machine was too busy the first time. */
  z.object({ documentId: z.string(), again: z.optional(z.boolean()) }),
)

/** Withdraws a listing whose time is over. */
export const expireListingTask = declareTask(
  'expire-listing',
  z.object({ listingId: z.string(), sellerId: z.string() }),
)
