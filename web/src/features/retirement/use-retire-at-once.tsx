import type { RetireWords } from '@ledgerleaf/contract/retirements'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RetireFields } from './RetireFields.tsx'
import { noWords, parseWords, type RetireErrors } from './retire-form.ts'

/** The choice to retire what is being bought as soon as it is there, and the words for it. */
export const useRetireAtOnce = (beneficiary: string) => {
  const [isOn, setOn] = useState(false)
  const [text, setText] = useState(noWords)
  const [errors, setErrors] = useState<RetireErrors>({})
  const typed = { ...text, beneficiary: text.beneficiary || beneficiary }
  const read = (): { retire?: RetireWords } | null => {
    if (!isOn) return {}
    const parsed = parseWords(typed)
    if ('words' in parsed) return { retire: parsed.words }
    setErrors(parsed.errors)
    return null
  }
  const part = (disabled: boolean) => (
    <div className="grid gap-6">
      <Checkbox
        label={
          <>
            <span className="font-medium">Retire at once</span>
            <span className="block text-muted text-sm">
              As soon as the payment has settled; what is bought forward, when it is delivered. Otherwise the
              credits are held, and have offset nothing until you retire them.
            </span>
          </>
        }
        checked={isOn}
        disabled={disabled}
        onChange={(event) => setOn(event.target.checked)}
      />
      {isOn && (
        <RetireFields
          text={typed}
          errors={errors}
          disabled={disabled}
          onChange={(change) => {
            setText({ ...typed, ...change })
            setErrors({})
          }}
        />
      )}
    </div>
  )
  return { part, read, isWhole: !isOn || 'words' in parseWords(typed) }
}
