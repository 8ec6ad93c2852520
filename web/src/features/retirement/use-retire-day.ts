import type { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import { ScheduleDay, type ScheduledWish, yearEnd } from '@ledgerleaf/contract/scheduled-retirements'
import { WantedCredits } from '@ledgerleaf/contract/units'
import { useRef, useState } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'

type Wrong = { field: 'on' | 'upTo'; message: string }

/** Where the form asks for nothing more: what it says is retired. */
type Read = { on: string | null; wishOf: (retirement: NewCommonRetirement) => ScheduledWish }

export type RetireDay = ReturnType<typeof useRetireDay>

/** When it is retired: at once, or on a day to come, of what is named or of whatever is held then. */
export const useRetireDay = () => {
  const [isLater, setLater] = useState(false)
  const [on, setOn] = useState(() => yearEnd(new Date()))
  const [isHeld, setHeld] = useState(false)
  const [upTo, setUpTo] = useState('')
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const point = (found: Wrong): null => {
    setWrong(found)
    place.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
    return null
  }
  const change =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      setWrong(null)
      set(value)
    }
  return {
    isLater,
    setLater: change(setLater),
    on,
    setOn: change(setOn),
    isHeld,
    setHeld: change(setHeld),
    upTo,
    setUpTo: change(setUpTo),
    wrong,
    place,
    /** Null where the form has led to what is wrong. */
    read: (mayTakeHeld: boolean): Read | null => {
      const named = (retirement: NewCommonRetirement): ScheduledWish => ({ kind: 'lines', retirement })
      if (!isLater) return { on: null, wishOf: named }
      const day = ScheduleDay.safeParse(on)
      if (!day.success) return point({ field: 'on', message: day.error.issues[0]?.message ?? 'Choose a day' })
      if (!isHeld || !mayTakeHeld) return { on: day.data, wishOf: named }
      const most = WantedCredits.safeParse(parseWhole(upTo))
      if (!most.success)
        return point({ field: 'upTo', message: most.error.issues[0]?.message ?? 'Choose whole credits' })
      return {
        on: day.data,
        wishOf: ({ lines: _, shares: __, ...words }) => ({ kind: 'held', upTo: most.data, words }),
      }
    },
  }
}
