import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { OnPick } from './picked.ts'
import { SheetGrid } from './SheetGrid.tsx'

type SheetPickerProps = {
  analysisId: string
  sheets: readonly (string | null)[]
  start: { sheet: string | null; row: number }
  picked: string | null
  onPick: OnPick
}

// The row that was found stands a few below the top: the next search goes on after it.
const pastTheFound = 4

/** A workbook to find a number in: by its sheets, by a word that stands beside it, or row after row. */
export const SheetPicker = ({ analysisId, sheets, start, picked, onPick }: SheetPickerProps) => {
  const [sheet, setSheet] = useState(start.sheet)
  const [wanted, setWanted] = useState({ from: start.row, find: '' })
  const [words, setWords] = useState('')
  const { data, error, isPlaceholderData } = useQuery(analysisQueries.sheet(analysisId, sheet, wanted))
  const search = (event: FormEvent) => {
    event.preventDefault()
    const isAgain = wanted.find === words.trim()
    setWanted({ from: isAgain ? (data?.rows[0]?.row ?? 1) + pastTheFound : 1, find: words.trim() })
  }
  const go = (from: number | null) => {
    if (from !== null) setWanted({ from, find: '' })
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {sheets.length > 1 && (
          <Select
            label="Sheet"
            className="min-w-40"
            value={sheet ?? ''}
            onChange={(event) => {
              setSheet(event.target.value)
              setWanted({ from: 1, find: '' })
            }}
          >
            {sheets.map((name) => (
              <option key={name} value={name ?? ''}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <form onSubmit={search} className="flex min-w-0 flex-1 items-end gap-2">
          <TextField
            label="Find in the sheet"
            type="search"
            className="min-w-0 flex-1"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" variant="outline" disabled={words.trim() === ''}>
            Find
          </Button>
        </form>
      </div>
      {error && (
        <p role="alert" className="text-error text-sm">
          {messageOf(error)}
        </p>
      )}
      {!data && !error && (
        <div className="grid h-40 place-items-center text-leaf">
          <Spinner className="size-8" label="Loading the sheet" />
        </div>
      )}
      {data && (
        <SheetGrid
          key={`${sheet} ${data.rows[0]?.row} ${wanted.find}`}
          piece={data}
          picked={picked}
          isOld={isPlaceholderData}
          find={wanted.find}
          onPick={onPick}
        />
      )}
      {data && (data.previous !== null || data.next !== null) && (
        <div className="flex gap-2">
          <Button
            variant="quiet"
            size="small"
            disabled={data.previous === null}
            onClick={() => go(data.previous)}
          >
            Rows before
          </Button>
          <Button variant="quiet" size="small" disabled={data.next === null} onClick={() => go(data.next)}>
            Rows after
          </Button>
        </div>
      )}
    </div>
  )
}
