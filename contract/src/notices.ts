import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NoticeKind, NoticeMail } from './notice-kinds.ts'
import { stopCalls } from './stop-mails.ts'

/** What a member was told, in the words it was told in. */
export const ToldNotice = z.object({
  id: z.string(),
  kind: NoticeKind,
  title: z.string(),
  words: z.string(),
  href: z.string(),
  madeAt: z.string(),
  isRead: z.boolean(),
})
export type ToldNotice = z.infer<typeof ToldNotice>

export const noticesOfPage = 30

export const NoticePage = z.object({
  notices: z.array(ToldNotice),
  /** Where the next page begins; null on the last. */
  next: z.nullable(z.string()),
  /** All that is unread of the organisation one acts for, whatever is asked for. */
  unread: z.number(),
  /** How much is unread of one's other organisations, and nothing of what it is. */
  elsewhere: z.array(z.object({ organisationId: z.string(), unread: z.number() })),
})
export type NoticePage = z.infer<typeof NoticePage>

export const NoticePreference = z.object({ kind: NoticeKind, mail: NoticeMail })
export type NoticePreference = z.infer<typeof NoticePreference>

/** Where a mail leads to stop the others: a page, and the address of the call that mail programs make themselves. */
export const stopNoticesAddress = (token: string): string =>
  `/stop-notice-mails?token=${encodeURIComponent(token)}`

const tag = 'Notifications'
const own = { tag, caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })

export const noticesApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/notices',
    summary: 'What the caller was told for the organisation they act for, the newest first',
    effect: 'read',
    query: z.object({
      kind: z.optional(NoticeKind),
      cursor: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: NoticePage,
    errors: ['invalid_input'],
  }),
  read: endpoint({
    ...own,
    method: 'POST',
    path: '/api/notices/:id/read',
    summary: 'One of them was read',
    effect: 'change',
    params: z.object({ id: z.string() }),
    answer: Done,
    errors: ['not_found'],
  }),
  readAll: endpoint({
    ...own,
    method: 'POST',
    path: '/api/notices/read',
    summary: 'All of them were read, for the organisation the caller acts for',
    effect: 'change',
    answer: Done,
    errors: [],
  }),
  preferences: endpoint({
    ...own,
    method: 'GET',
    path: '/api/notice-preferences',
    summary: 'How the caller is mailed about each kind of notice',
    effect: 'read',
    answer: z.object({ preferences: z.array(NoticePreference) }),
    errors: [],
  }),
  prefer: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/notice-preferences',
    summary: 'Choose how one kind is mailed, for all organisations of the caller',
    effect: 'change',
    body: NoticePreference,
    answer: Done,
    errors: [],
  }),
  ...stopCalls(tag, 'what happened', { page: '/api/notice-mails/stop', program: '/stop-notice-mails' }),
} as const
