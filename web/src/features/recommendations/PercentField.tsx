import { useId, useState } from 'react'

type PercentFieldProps = { of: string; percent: number; onChange: (percent: number) => void }

const read = (text: string): number | null => {
  const percent = Number(text.trim())
  return /^\d{1,3}$/.test(text.trim()) && percent >= 1 && percent <= 100 ? percent : null
}

/** A share in percent. What is typed stays while it is typed; only a share counts. */
export const PercentField = ({ of, percent, onChange }: PercentFieldProps) => {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && read(draft) === null
  const change = (text: string) => {
    setDraft(text)
    const share = read(text)
    if (share !== null) onChange(share)
  }
  return (
    <span className="grid justify-items-end gap-1">
      <span className="inline-flex items-center gap-1.5">
        <input
          aria-label={`Share of ${of}, in percent`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft ?? String(percent)}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setDraft(null)}
          className="min-h-9 w-14 rounded-soft border border-edge bg-sheet px-2 text-right font-mono text-note tabular-nums transition-colors hover:border-ink focus-visible:border-leaf aria-invalid:border-error"
        />
        <span aria-hidden="true" className="text-muted text-sm">
          %
        </span>
      </span>
      {isWrong && (
        <span id={`${id}-error`} role="alert" className="text-error text-xs">
          1 to 100
        </span>
      )}
    </span>
  )
}
