import { NewDecision } from '@ledgerleaf/contract/programme-decisions'
import type { ReactNode } from 'react'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import type { ButtonVariant } from '../../ui/button-look.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { decide } from './decide.ts'

type ReasonFormProps = {
  /** What the form is called for whoever hears the page. */
  name: string
  /** The decision, all but its reason. */
  wish: object
  doing: string
  variant?: ButtonVariant
  onDone?: () => void
  children: ReactNode
}

/** A decision that needs nothing but its reason. */
export const ReasonForm = ({ name, wish, doing, variant = 'primary', onDone, children }: ReasonFormProps) => {
  const { bind, submit, isSending, refusal } = useContractForm(NewDecision, {
    start: { reason: '' },
    toInput: (typed) => ({ ...wish, ...typed }),
  })
  const onSubmit = submit(async (body) => {
    await decide(body)
    onDone?.()
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label={name} className="grid gap-4">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextArea label="Reason" rows={2} {...bind('reason')} />
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="prepare"
          doing={doing}
          type="submit"
          variant={variant}
          busy={isSending}
          busyLabel="Keeping..."
        >
          {children}
        </DutyButton>
      </div>
    </form>
  )
}
