import type { Belonging, OwnInvitation } from '@ledgerleaf/contract/organisations'
import { useEffect, useSyncExternalStore } from 'react'
import { actsFor } from '../../api/acting.ts'
import { useIsSample, useSession } from '../person/use-session.ts'
import { mine } from './mine.ts'

type Mine = {
  organisations: readonly Belonging[]
  invitations: readonly OwnInvitation[]
  /** The one this page acts for; undefined until it is known, and for visitors. */
  current: Belonging | undefined
}

const none: Mine = { organisations: [], invitations: [], current: undefined }

/** Whom the signed-in person belongs to. */
export const useMine = (): Mine => {
  const { person } = useSession()
  const isSample = useIsSample()
  const isAsked = person !== null && !isSample
  useEffect(() => {
    if (isAsked) mine.ensure()
  }, [isAsked])
  const { data } = useSyncExternalStore(mine.watch, mine.read, mine.read)
  if (!isAsked || !data) return none
  return { ...data, current: data.organisations.find(({ id }) => id === actsFor()) }
}
