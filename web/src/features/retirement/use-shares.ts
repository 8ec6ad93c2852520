import type { NewShare, ShareKind } from '@ledgerleaf/contract/retirement-shares'
import type { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import {
  itself,
  percentsOfTonnes,
  readShares,
  type ShareRow,
  type ShareUnit,
  splitEvenly,
  tellLeft,
  tonnesOfRows,
} from './share-rows.ts'

const newRow = (kind: ShareKind): ShareRow => ({
  key: crypto.randomUUID(),
  kind,
  subsidiaryId: itself,
  name: '',
  amount: '',
})

type Wrong = { at: number; field: 'name' | 'amount'; message: string }

/** Where a refusal of the server speaks of a share: `shares/1/name`. */
const wrongOf = (error: unknown): Wrong | null => {
  if (!(error instanceof ApiError) || !error.field?.startsWith('shares')) return null
  const [, at, field] = error.field.split(/[./]/)
  const isNamed = field === 'name' || field === 'subsidiaryId'
  return at === undefined
    ? null
    : { at: Number(at), field: isNamed ? 'name' : 'amount', message: error.message }
}

export type Sharing = ReturnType<typeof useShares>

/** The choice to share what is retired, and the rows of it: nothing typed is lost by switching it off and on. */
export const useShares = () => {
  const [isOn, setOn] = useState(false)
  const [unit, setUnit] = useState<ShareUnit>('tonnes')
  const [rows, setRows] = useState<readonly ShareRow[]>(() => [newRow('subsidiary'), newRow('product')])
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const point = (found: Wrong) => {
    setWrong(found)
    place.current?.querySelector<HTMLElement>(`[data-share="${found.at}-${found.field}"]`)?.focus()
  }
  return {
    isOn,
    setOn,
    unit,
    rows,
    wrong,
    place,
    change: (at: number, given: Partial<ShareRow>) => {
      setWrong(null)
      setRows(rows.map((row, one) => (one === at ? { ...row, ...given } : row)))
    },
    add: () => setRows([...rows, newRow(rows.at(-1)?.kind ?? 'subsidiary')]),
    remove: (at: number) => {
      setWrong(null)
      setRows(rows.filter((_, one) => one !== at))
    },
    spread: (tonnes: number) => {
      setWrong(null)
      setUnit('tonnes')
      const even = splitEvenly(tonnes, rows.length)
      setRows(rows.map((row, at) => ({ ...row, amount: String(even[at] ?? 0) })))
    },
    /** What was typed in the one is written in the other, as far as it says something. */
    countIn: (next: ShareUnit, tonnes: number) => {
      if (next === unit) return
      const now = tonnesOfRows(rows, unit, tonnes)
      const written = next === 'tonnes' ? now : percentsOfTonnes(tonnes, now)
      setRows(rows.map((row, at) => ({ ...row, amount: written[at] ? String(written[at]) : '' })))
      setUnit(next)
    },
    /** For the form's refusals: points at the row that the server speaks of. */
    onRefused: (error: unknown) => {
      const found = wrongOf(error)
      if (found) point(found)
    },
    /** None where it is not shared; null where the form has led to what is wrong. */
    read: (tonnes: number): { shares?: NewShare[] } | null => {
      if (!isOn) return {}
      const read = readShares(rows, unit, tonnes)
      if ('wrong' in read) {
        point(read.wrong)
        return null
      }
      const shared = read.shares.reduce((sum, { quantity }) => sum + quantity, 0)
      const { isEven, words } = tellLeft(tonnes, shared)
      if (isEven) return { shares: read.shares }
      point({ at: rows.length - 1, field: 'amount', message: words })
      return null
    },
  }
}

/** What is asked for, with its shares; for whom it is stands in them alone. Null where the form has led to what is wrong. */
export const shareAct = (sharing: Sharing, retirement: NewCommonRetirement): NewCommonRetirement | null => {
  const read = sharing.read(retirement.lines.reduce((sum, { quantity }) => sum + quantity, 0))
  if (!read) return null
  if (!read.shares) return retirement
  const { onBehalfOf: _, ...words } = retirement
  return { ...words, ...read }
}
