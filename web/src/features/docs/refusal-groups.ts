import { errorCatalogue } from '@ledgerleaf/contract/errors'

type Refusal = { code: string; status: number; message: string }
export type RefusalGroup = {
  id: string
  title: string
  says: string
  statuses: number[]
  refusals: Refusal[]
}

const kinds: readonly { id: string; title: string; says: string; has: (status: number) => boolean }[] = [
  {
    id: 'request',
    title: 'The request is not right',
    says: 'Change what is sent. The same request is refused again.',
    has: (status) => [400, 405, 413, 415, 422].includes(status),
  },
  {
    id: 'caller',
    title: 'Who is asking',
    says: 'The key or the session is missing or ended, or may not do this.',
    has: (status) => status === 401 || status === 403,
  },
  {
    id: 'gone',
    title: 'Not there',
    says: 'It is unknown, belongs to somebody else, or has ended.',
    has: (status) => status === 404 || status === 410,
  },
  {
    id: 'state',
    title: 'In conflict with how things stand',
    says: 'The request is right, and what it is about does not allow it now. Read it again first.',
    has: (status) => status === 402 || status === 409 || status === 412,
  },
  {
    id: 'wait',
    title: 'Too often, or too busy',
    says: 'Send the same request again, after the seconds in Retry-After.',
    has: (status) => status === 425 || status === 429 || status === 503,
  },
  { id: 'ours', title: 'Something else', says: 'Nothing was done.', has: () => true },
]

const all: readonly Refusal[] = Object.entries(errorCatalogue)
  .map(([code, { status, message }]) => ({ code, status, message }))
  .toSorted((one, other) => one.status - other.status || one.code.localeCompare(other.code))

/** Every refusal whose code, status or words hold what is looked for, by what a program does about it. */
export const refusalGroups = (wanted = ''): RefusalGroup[] => {
  const words = wanted.trim().toLowerCase()
  const found = all.filter(({ code, status, message }) =>
    `${code} ${status} ${message}`.toLowerCase().includes(words),
  )
  const first = (status: number) => kinds.find(({ has }) => has(status))?.id
  return kinds
    .map(({ id, title, says }) => {
      const refusals = found.filter(({ status }) => first(status) === id)
      return { id, title, says, statuses: [...new Set(refusals.map(({ status }) => status))], refusals }
    })
    .filter(({ refusals }) => refusals.length > 0)
}
