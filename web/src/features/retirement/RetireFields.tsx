import { joinedInLog, retirementReasons } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import type { Bind } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { WordsText } from './retire-form.ts'

type Props = {
  bind: Bind<WordsText>
  disabled?: boolean
  /** Why the period says what it says, where it was filled in for them. */
  periodNote?: ReactNode
  /** Shared: each share says whom it is for. */
  isShared?: boolean
}

/** All a certificate will say, and the warning that it says so for good. */
export const RetireFields = ({ bind, disabled = false, periodNote, isShared = false }: Props) => {
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
            label="On behalf of"
            hint="May stay empty. On behalf of somebody else it counts for them, not for you."
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
      <TextField label="Purpose" hint="For example: business travel in 2025" {...field('purpose')} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-medium text-sm">Reporting period (may stay empty)</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="First day" type="date" {...field('periodStartsOn')} />
          <TextField label="Last day" type="date" {...field('periodEndsOn')} />
        </div>
        {periodNote}
        <p className="text-muted text-sm">
          The tonnes count for the year of this period: the footprint of 2025 is covered from Jan 1 to Dec 31,
          2025. Left empty, they count for the year in which they are retired.
        </p>
      </fieldset>
      <TextArea label="Message on the certificate" hint="May stay empty" rows={3} {...field('message')} />
      <Notice tone="attention" title="A retirement is public and permanent.">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>The beneficiary, the purpose and the message will stand on a page that anyone can read.</li>
          <li>
            Retired credits can never be sold, moved or retired again, and the certificate cannot be edited.
          </li>
          <li>
            It is final here at once; then we retire the same serials at their registry, and the certificate
            shows how far that is. {joinedInLog}
          </li>
        </ul>
      </Notice>
      <Checkbox label="I understand that this is public and final." {...field('isUnderstood')} />
    </>
  )
}
