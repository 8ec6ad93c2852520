import type { Spot } from '@ledgerleaf/contract/corrections'
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { TextField } from '../../ui/TextField.tsx'

const shownMax = 80

type SpotListProps = { spots: readonly Spot[]; picked: string | null; onPick: (spot: Spot) => void }

/** The numbers of a text document, each in its words: there is no picture of its pages to point at. */
export const SpotList = ({ spots, picked, onPick }: SpotListProps) => {
  const [words, setWords] = useState('')
  const fitting = spots.filter(({ quote }) => quote.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <div className="grid gap-3">
      <TextField
        label="Find in the document"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="max-h-[45dvh] overflow-auto border border-edge">
        {fitting.slice(0, shownMax).map((spot) => (
          <li key={spot.id} className="border-hairline border-b last:border-b-0">
            <button
              type="button"
              aria-pressed={spot.id === picked}
              onClick={() => onPick(spot)}
              className={cn(
                'grid min-h-11 w-full grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-3 px-3 py-2 text-left hover:bg-leaf/12',
                spot.id === picked && 'bg-leaf/20',
              )}
            >
              <span className="font-mono tabular-nums">{spot.text}</span>
              <span className="text-muted text-sm [overflow-wrap:anywhere]">{spot.quote}</span>
            </button>
          </li>
        ))}
        {fitting.length > shownMax && (
          <li className="px-3 py-2 text-muted text-sm">
            {fitting.length - shownMax} more: type a word that stands beside the number.
          </li>
        )}
      </ul>
    </div>
  )
}
