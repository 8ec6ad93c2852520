import type { NoticePage } from '@ledgerleaf/contract/notices'
import { useEffect, useSyncExternalStore } from 'react'
import { useMine } from '../organisation/use-mine.ts'
import { newest } from './newest.ts'

type Newest = { data: NoticePage | undefined; hasFailed: boolean }

/** The newest notices of the signed-in person; nothing for visitors and in a sample. */
export const useNewest = (): Newest => {
  const isAsked = useMine().current !== undefined
  useEffect(() => {
    if (isAsked) newest.ensure()
  }, [isAsked])
  const known = useSyncExternalStore(newest.watch, newest.read, newest.read)
  return isAsked ? known : { data: undefined, hasFailed: false }
}

/** How much is unread of another organisation; nothing else of it is known here. */
export const useUnreadElsewhere = (): ReadonlyMap<string, number> => {
  const elsewhere = useNewest().data?.elsewhere ?? []
  return new Map(elsewhere.map(({ organisationId, unread }) => [organisationId, unread]))
}
