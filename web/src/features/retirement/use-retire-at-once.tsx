import { RetireWords } from '@ledgerleaf/contract/retirements'
import { useEffect, useRef, useState } from 'react'
import { readTyped } from '../../forms/read-typed.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNotRetire } from '../../nouns/organisation/use-why-not.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RetireFields } from './RetireFields.tsx'
import { RetireFinal } from './RetireFinal.tsx'
import { startWords, wordsReading } from './retire-form.ts'

/** The choice to retire what is being bought as soon as it is there, and the words for it. */
export const useRetireAtOnce = (beneficiary: string, year: number | null) => {
  const [isChosen, setChosen] = useState(false)
  const why = useWhyNotRetire()
  const isOn = isChosen && why === null
  const { form, bind } = useContractForm(RetireWords, {
    start: startWords(beneficiary, year),
    ...wordsReading,
  })
  const { isValid } = form.formState
  // Who is signed in and which footprint is open may be known only after the page is there; what was typed meanwhile stays.
  const { getValues, setValue } = form
  const filled = useRef(startWords(beneficiary, year))
  useEffect(() => {
    const known = startWords(beneficiary, year)
    for (const name of ['beneficiary', 'periodStartsOn', 'periodEndsOn'] as const)
      if (known[name] !== '' && getValues(name) === filled.current[name])
        setValue(name, known[name], { shouldValidate: isOn })
    filled.current = known
  }, [beneficiary, year, getValues, setValue, isOn])
  const read = async (): Promise<{ retire?: RetireWords } | null> => {
    if (!isOn) return {}
    const retire = await readTyped(form)
    return retire && { retire }
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
        disabled={disabled || why !== null}
        onChange={(event) => setChosen(event.target.checked)}
      />
      <RoleNote why={why} />
      {isOn && (
        <>
          <RetireFields bind={bind} disabled={disabled} />
          <RetireFinal bind={bind} disabled={disabled} />
        </>
      )}
    </div>
  )
  return { part, read, isChosen: isOn, isWhole: !isOn || isValid }
}
