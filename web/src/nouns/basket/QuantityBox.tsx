import { useEffect, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { controlLook } from '../../ui/Field.tsx'
import { quantityOf } from './quantity-of.ts'

type Props = {
  label: string
  /** Null while what stands in the box is no quantity. */
  value: number | null
  max: number
  /** What is chosen, or null and why that is nothing one could buy. */
  onChange: (quantity: number | null, problem: string | undefined) => void
  /** The element that says what is wrong. */
  describedBy?: string | undefined
  isWrong?: boolean
  className?: string
}

const read = (text: string): number | null => {
  const said = quantityOf(text)
  return 'quantity' in said ? said.quantity : null
}

/** Whole credits, by hand or by the arrows. What is typed stays as it is typed, also where nothing can be bought by it. */
export const QuantityBox = ({ label, value, max, onChange, describedBy, isWrong, className }: Props) => {
  const [text, setText] = useState(String(value ?? ''))
  useEffect(
    () => setText((before) => (value === null || read(before) === value ? before : String(value))),
    [value],
  )
  return (
    <input
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value ?? undefined}
      aria-valuemin={1}
      aria-valuemax={max}
      aria-invalid={isWrong || (value !== null && value > max) || undefined}
      aria-describedby={describedBy}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const said = quantityOf(event.target.value)
        if ('quantity' in said) onChange(said.quantity, undefined)
        else onChange(null, said.problem)
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        const next = Math.min(max, Math.max(1, (value ?? 0) + step))
        setText(String(next))
        onChange(next, undefined)
      }}
      className={cn(controlLook, 'w-24! text-right font-mono tabular-nums', className)}
    />
  )
}
