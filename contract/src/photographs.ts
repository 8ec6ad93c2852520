import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'
import { photographCalls } from './photograph-calls.ts'
import { Line } from './text.ts'

/** A picture as it is served: by what it is, so that it never changes under its address. */
export const PhotographImage = z.object({ sha256: z.string(), width: z.int(), height: z.int() })
export type PhotographImage = z.infer<typeof PhotographImage>

/** A photograph of a project as anybody may see it. */
export const Photograph = z.object({
  id: z.string(),
  caption: z.string(),
  takenBy: z.string(),
  small: PhotographImage,
  large: PhotographImage,
})
export type Photograph = z.infer<typeof Photograph>

export const PhotographState = z.enum(['waiting', 'accepted', 'refused'])
export type PhotographState = z.infer<typeof PhotographState>

/** The same for its seller and for whoever reviews it. */
export const OwnPhotograph = z.extend(Photograph, {
  state: PhotographState,
  refusedReason: z.nullable(z.string()),
  addedAt: z.string(),
})
export type OwnPhotograph = z.infer<typeof OwnPhotograph>

/** What is said of a photograph, and the word of whoever adds it that they may. */
export const NewPhotograph = z.object({
  caption: Line('The caption', 160),
  takenBy: Line('The name of who took it', 80),
  mayPublish: z.literal('yes', 'Say that you may publish it'),
})
export type NewPhotograph = z.infer<typeof NewPhotograph>

const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const Done = z.object({ done: z.literal(true) })
const own = { tag: 'Seller projects', params: Params, effect: 'change', caller: 'person' } as const

export const photographsApi = {
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/api/seller/projects/:id/photographs',
    summary: 'Add a photograph: its bytes are the body; it is drawn anew, without what it says of its place',
    query: NewPhotograph,
    answer: z.object({ photographId: z.string() }),
    errors: [
      'documents_unavailable',
      'not_found',
      'body_too_large',
      'unsupported_media_type',
      'photograph_unreadable',
      'photograph_known',
      'rate_limited',
      'unavailable',
      'upload_too_slow',
    ],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/photographs/:id',
    summary: 'Take one’s photograph back',
    answer: Done,
    errors: ['not_found'],
  }),
  image: endpoint({
    ...photographCalls.image,
    tag: 'Marketplace',
    summary: 'A photograph as a WebP picture, by the hash of its bytes',
    params: z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    answer: FileAnswer,
    errors: ['documents_unavailable', 'not_found'],
  }),
} as const
