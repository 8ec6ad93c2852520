import { retirementReasons } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import type { Bind } from '../../forms/use-contract-form.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MessageField } from './MessageField.tsx'
import { strangeYear } from './purpose-year.ts'
import type { WordsText } from './retire-form.ts'

type Props = {
  bind: Bind<WordsText>
  disabled?: boolean
  /** Why the period says what it says, where it was filled in for them. */
  periodNote?: ReactNode
  /** Shared: each share says whom it is for. */
  isShared?: boolean
  /** What is typed so far, to ask where two of its words do not go together. */
  typed?: Pick<WordsText, 'purpose' | 'periodStartsOn' | 'periodEndsOn'>
  /** What is seldom asked for stands apart, the message with it. */
  hasRare?: boolean
}

/** All a certificate will say. */
export const RetireFields = ({
  bind,
  disabled = false,
  periodNote,
  isShared = false,
  typed,
  hasRare = false,
}: Props) => {
  const strange = typed && strangeYear(typed.purpose, typed.periodStartsOn, typed.periodEndsOn)
  const example = typed?.periodEndsOn.slice(0, 4)
  const field = (name: keyof WordsText) => ({ ...bind(name), disabled })
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Beneficiary"
          hint="Who may claim the tonnes: as a rule the company, by its full name"
          {...field('beneficiary')}
        />
        {!isShared && (
          <TextField
            label="On behalf of (optional)"
            hint="On behalf of somebody else it counts for them, not for you."
            {...field('onBehalfOf')}
          />
        )}
      </div>
      <Select label="Reason" {...field('reason')}>
        {Object.entries(retirementReasons).map(([reason, words]) => (
          <option key={reason} value={reason}>
            {words}
          </option>
        ))}
      </Select>
      <TextField
        label="Purpose"
        hint={`For example: business travel${example ? ` in ${example}` : ''}`}
        {...field('purpose')}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-medium text-sm">Reporting period (optional)</legend>
        <div className="grid grid-cols-2 gap-4 sm:gap-6">
          <TextField label="First day" type="date" {...field('periodStartsOn')} />
          <TextField label="Last day" type="date" {...field('periodEndsOn')} />
        </div>
        {strange && (
          <p role="status" className="border-ochre border-l-2 pl-3 text-sm">
            The purpose speaks of {strange}, and the tonnes would count for this period. Is that meant? If
            not, change the purpose or the period.
          </p>
        )}
        {periodNote || (
          <p className="text-muted text-sm">
            The tonnes count for the year of this period; left empty, for the year in which they are retired.
          </p>
        )}
      </fieldset>
      {!hasRare && <MessageField {...field('message')} />}
    </>
  )
}
