import type { OrderPart } from '@ledgerleaf/contract/refund-requests'
import { useId } from 'react'
import { writeWhole } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'

/** The whole order, or so many credits of each listing. */
export type ChosenParts = { isWhole: boolean; credits: Readonly<Record<string, number>> }

type Line = { listingId: string; projectName: string; vintage: number; free: number }

/** What was chosen, as the contract has it: null is the whole. */
export const partsOf = ({ isWhole, credits }: ChosenParts): OrderPart[] | null =>
  isWhole
    ? null
    : Object.entries(credits)
        .filter(([, quantity]) => quantity > 0)
        .map(([listingId, quantity]) => ({ listingId, quantity }))

const isTooMany = ({ credits }: ChosenParts, listingId: string, free: number) =>
  (credits[listingId] ?? 0) > free

/** Whether more was typed than can go back: it stays as typed, and nothing is sent. */
export const hasTooMany = (
  chosen: ChosenParts,
  lines: readonly Pick<Line, 'listingId' | 'free'>[],
): boolean => !chosen.isWhole && lines.some(({ listingId, free }) => isTooMany(chosen, listingId, free))

type Props = {
  lines: readonly Line[]
  chosen: ChosenParts
  onChange: (chosen: ChosenParts) => void
  /** False where the whole cannot go back. */
  canWhole?: boolean
  words?: { legend: string; whole: string; some: string }
}

const refundWords = { legend: 'What goes back', whole: 'The whole order', some: 'Some credits' }

/** Asks how much of an order goes back. */
export const ChooseParts = ({ lines, chosen, onChange, canWhole = true, words = refundWords }: Props) => {
  const name = useId()
  const choice = (isWhole: boolean, label: string) => (
    <label className="flex min-h-11 items-center gap-3 text-note">
      <input
        type="radio"
        name={name}
        checked={chosen.isWhole === isWhole}
        onChange={() => onChange({ ...chosen, isWhole })}
        className="size-5 accent-leaf"
      />
      {label}
    </label>
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-note">{words.legend}</legend>
      {canWhole && choice(true, words.whole)}
      {canWhole && choice(false, words.some)}
      {!chosen.isWhole && (
        <div className="grid gap-4 sm:grid-cols-2">
          {lines.map(({ listingId, projectName, vintage, free }) => (
            <TextField
              key={listingId}
              label={`${projectName}, ${vintage}`}
              hint={`Up to ${writeWhole(free)}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={free}
              figures
              value={chosen.credits[listingId] ?? ''}
              error={isTooMany(chosen, listingId, free) ? `Only ${writeWhole(free)} can go back` : undefined}
              onChange={(event) => {
                const typed = Math.trunc(Number(event.target.value))
                const credits = { ...chosen.credits, [listingId]: Math.max(0, typed || 0) }
                onChange({ ...chosen, credits })
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
