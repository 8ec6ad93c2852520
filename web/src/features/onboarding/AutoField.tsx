import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { controlLook, Field } from '../../ui/Field.tsx'
import { SelectFrame } from '../../ui/Select.tsx'
import { atLeast } from '../../ui/TextArea.tsx'
import { SaveMark } from './SaveMark.tsx'
import { useAutosave } from './use-autosave.ts'

type AutoFieldProps = {
  label: string
  hint?: ReactNode
  kept: string | number | null
  save: (value: string) => Promise<unknown>
  type?: 'text' | 'date' | 'url'
  rows?: number
  placeholder?: string
  figures?: boolean
  className?: string
  options?: readonly { value: string; label: string }[]
}

/** A field of the file: typed, chosen or dated, saved by itself. */
export const AutoField = ({
  label,
  hint,
  kept,
  save,
  type = 'text',
  rows,
  options,
  ...look
}: AutoFieldProps) => {
  const field = useAutosave(kept === null ? '' : String(kept), save)
  const shared = {
    value: field.value,
    onBlur: () => void field.flush(),
    placeholder: look.placeholder,
    className: cn(
      controlLook,
      look.figures && 'font-mono tabular-nums',
      rows && 'field-sizing-content resize-y',
      options && 'appearance-none pr-10',
    ),
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={field.error}
      aside={<SaveMark state={field.state} />}
      className={look.className}
    >
      {(parts) => {
        if (options)
          return (
            <SelectFrame>
              <select {...shared} {...parts} onChange={(event) => field.change(event.target.value)}>
                <option value="">Choose…</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </SelectFrame>
          )
        if (rows)
          return (
            <textarea
              {...shared}
              {...parts}
              rows={rows}
              style={atLeast(rows)}
              onChange={(event) => field.change(event.target.value)}
            />
          )
        return (
          <input {...shared} {...parts} type={type} onChange={(event) => field.change(event.target.value)} />
        )
      }}
    </Field>
  )
}
