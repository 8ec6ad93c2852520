import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'

/** How many a page has where nobody says. */
export const pageSize = 20

const refuseNowhere = (): never => {
  throw new DomainError('invalid_input', { field: 'cursor', message: 'This cursor leads nowhere.' })
}

/** A page of a list that is read whole: what comes after the last that was shown, known by its id. */
export const pageOf = <Item extends { id: string }>(
  items: readonly Item[],
  { limit = pageSize, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): { data: Item[]; nextCursor: string | null } => {
  const before = cursor === undefined ? -1 : items.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && before < 0) refuseNowhere()
  const data = items.slice(before + 1, before + 1 + limit)
  const last = data.at(-1)
  const isEnd = before + 1 + limit >= items.length
  return { data, nextCursor: last && !isEnd ? last.id : null }
}

/** A page of a list that was read only so far: it goes on after its last. */
export const pageWith = <Item extends { id: string }>(
  data: Item[],
  more: boolean,
): { data: Item[]; nextCursor: string | null } => ({
  data,
  nextCursor: more ? (data.at(-1)?.id ?? null) : null,
})

/** After a cursor that never came from this list a page is empty, and no program must take that for the end. */
export const refuseStrange = async (
  cursor: string | null,
  { data }: { data: readonly unknown[] },
  isOwn: (id: string) => Promise<boolean>,
): Promise<void> => {
  if (cursor !== null && data.length === 0 && !(await isOwn(cursor))) refuseNowhere()
}

/** Where a list that goes by ids goes on; null at its beginning. */
export const afterOf = (cursor: string | undefined): string | null => {
  if (cursor === undefined) return null
  if (!isId(cursor)) refuseNowhere()
  return cursor
}

/** What somebody asked to be shown whole. */
export const namesOf = (expand: string | undefined): ReadonlySet<string> =>
  new Set(expand?.split(',').map((name) => name.trim()) ?? [])
