import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What can be found, in the order it is shown. */
export const FoundKind = z.enum(['project', 'serial', 'order', 'certificate', 'report', 'entry'])
export type FoundKind = z.infer<typeof FoundKind>

/** One thing that fits what was typed, with the page it stands on. */
export const FoundThing = z.object({
  kind: FoundKind,
  title: z.string(),
  /** What tells it from others of the same title. */
  text: z.string(),
  to: z.string(),
  /** When it came about; null for what has no day of its own. */
  at: z.nullable(z.string()),
  credits: z.nullable(z.int()),
})
export type FoundThing = z.infer<typeof FoundThing>

/** A kind of which more fits than is shown: how much does, and the page that lists all of it, where there is one. */
export const FoundMore = z.object({ kind: FoundKind, count: z.int(), to: z.nullable(z.string()) })
export type FoundMore = z.infer<typeof FoundMore>

/** Fewer letters fit nearly everything. */
export const searchLettersMin = 2
/** Of each kind so many are shown. */
export const hitsMax = 5

export const findsApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    tag: 'Search',
    summary:
      'What the caller may see that fits some words: projects, serials, orders, certificates, reports, entries of the log',
    effect: 'read',
    caller: 'person',
    query: z.object({
      q: z.string().check(z.trim(), z.minLength(searchLettersMin), z.maxLength(120)),
    }),
    answer: z.object({ hits: z.array(FoundThing), more: z.array(FoundMore) }),
    errors: ['rate_limited'],
  }),
} as const
