import { useEffect, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { controlLook } from '../../ui/Field.tsx'

type Props = {
  label: string
  value: number
  max: number
  onChange: (quantity: number) => void
  className?: string
}

/** Whole credits, by hand or by the arrows. An empty box waits; whoever leaves it empty gets one. */
export const QuantityBox = ({ label, value, max, onChange, className }: Props) => {
  const [text, setText] = useState(String(value))
  useEffect(() => setText((before) => (Number(before) === value ? before : String(value))), [value])
  const isTooMany = value > max
  return (
    <input
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={1}
      aria-valuemax={max}
      aria-invalid={isTooMany || undefined}
      value={text}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 10)
        setText(digits)
        if (Number(digits) > 0) onChange(Number(digits))
      }}
      onBlur={() => setText(String(value))}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        onChange(Math.min(max, Math.max(1, value + step)))
      }}
      className={cn(controlLook, 'w-24! text-right font-mono tabular-nums', className)}
    />
  )
}
