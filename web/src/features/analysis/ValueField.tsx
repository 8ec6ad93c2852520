import { convertQuantity, writeGiven } from '@ledgerleaf/contract/quantities'
import type { Bind } from '../../forms/use-contract-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { FigureDraft } from './figure-draft.ts'
import { type Meant, plainOf, readTyped } from './read-typed.ts'

type ValueFieldProps = {
  draft: FigureDraft
  field: ReturnType<Bind<FigureDraft>>
  className?: string
  onMeant: (meant: Meant) => void
}

const wayLook =
  'min-h-9 rounded-soft border border-hairline px-3 font-mono text-sm tabular-nums hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf'

/** The number itself. How it was understood is always there to see, and what has two readings is asked about. */
export const ValueField = ({ draft, field, className, onMeant }: ValueFieldProps) => {
  const { value, meant, unit, picked } = draft
  const read = readTyped(value)
  const plain = plainOf(value, meant)
  const conversion = plain === null ? '' : convertQuantity(plain, unit)?.conversion
  const understood =
    conversion || (plain !== null && plain !== value.trim() ? `Understood as ${writeGiven(plain)}` : '')
  return (
    <div className={className}>
      <TextField
        label="Value"
        figures
        inputMode="decimal"
        autoComplete="off"
        hint={understood || undefined}
        {...field}
      />
      {read.kind === 'ambiguous' && (
        <fieldset className="mt-2 flex flex-wrap items-center gap-2">
          <legend className="float-left mr-2 text-sm">Which is meant?</legend>
          {(['thousands', 'decimals'] as const).map((way) => (
            <button
              key={way}
              type="button"
              aria-pressed={meant === way}
              // To leave the field would first say what is wrong with it, and move this from under the hand.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onMeant(way)}
              className={wayLook}
            >
              {way === 'thousands'
                ? writeGiven(read.thousands)
                : read.decimals.replace(/0+$/, '').replace(/\.$/, '')}{' '}
              <span className="ml-1 font-sans">{way === 'thousands' ? 'thousands' : 'decimals'}</span>
            </button>
          ))}
        </fieldset>
      )}
      <p role="status" className="mt-2 text-muted text-sm [overflow-wrap:anywhere]">
        {picked && `Pointed at ${picked.text}, ${picked.place}`}
      </p>
    </div>
  )
}
