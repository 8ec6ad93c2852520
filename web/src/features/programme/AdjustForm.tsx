import type { BaseYear, Programme } from '@ledgerleaf/contract/programme'
import { adjustmentCauses, causeWords, NewDecision } from '@ledgerleaf/contract/programme-decisions'
import { lineName } from '@ledgerleaf/contract/programme-lines'
import { parseNumber } from '../../forms/parse-dollars.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { decide } from './decide.ts'

/** A minus may be typed as any of them, and thousands parted. */
const readTonnes = (text: string): number => {
  const [, minus, digits = ''] = /^\s*([-−–]?)(.*)$/s.exec(text) ?? []
  const tonnes = parseNumber(digits) ?? Number.NaN
  return minus ? -tonnes : tonnes
}

type AdjustFormProps = { programme: Programme; base: BaseYear }

/** What changes the base year and stands in no report: a company acquired or sold, another method, an error. */
export const AdjustForm = ({ programme, base }: AdjustFormProps) => {
  const isClosed = !useMay('prepare')
  const { bind, submit, isSending, refusal } = useContractForm(NewDecision, {
    start: { cause: 'acquired', what: '', line: base.now[0]?.line ?? 'scope1', tonnes: '', reason: '' },
    toInput: (typed) => ({
      ...typed,
      kind: 'adjust',
      tonnes: readTonnes(typed.tonnes),
      seenVersion: programme.version,
    }),
    unsaid: 'Please give a number of tonnes',
  })
  return (
    <form noValidate onSubmit={submit(decide)} aria-label="Adjust the base year" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset disabled={isClosed} className="grid items-start gap-5 sm:grid-cols-2">
        <Select label="What happened" {...bind('cause')}>
          {adjustmentCauses.map((cause) => (
            <option key={cause} value={cause}>
              {causeWords[cause]}
            </option>
          ))}
        </Select>
        <TextField label="Which company, site or error" autoComplete="off" {...bind('what')} />
        <Select label="Line of the base year" {...bind('line')}>
          {base.now.map(({ line }) => (
            <option key={line} value={line}>
              {lineName(line)}
            </option>
          ))}
        </Select>
        <TextField
          label="Tonnes of CO2e"
          hint="With a minus where something was sold."
          figures
          autoComplete="off"
          {...bind('tonnes')}
        />
      </fieldset>
      <TextArea label="Reason" rows={2} disabled={isClosed} {...bind('reason')} />
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="prepare"
          doing="adjust the base year"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Keeping..."
        >
          Adjust
        </DutyButton>
      </div>
    </form>
  )
}
