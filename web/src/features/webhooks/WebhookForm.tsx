import { WebhookFields } from '@ledgerleaf/contract/webhooks'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyFields } from '../../nouns/organisation/DutyFields.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TypeFields } from './TypeFields.tsx'
import { type WebhookValues, webhookInput } from './webhook-values.ts'

type Props = {
  label: string
  start: WebhookValues
  onSave: (fields: WebhookFields) => Promise<unknown>
  /** The buttons, which say what they do while it is sent. */
  foot: (isSending: boolean) => ReactNode
}

/** Where events go, what it is called, and which of them. */
export const WebhookForm = ({ label, start, onSave, foot }: Props) => {
  const id = useId()
  const { form, bind, submit, isSending, refusal } = useContractForm(WebhookFields, {
    start,
    toInput: webhookInput,
  })
  const which = useWatch({ control: form.control, name: 'which' })
  return (
    <form id={id} noValidate onSubmit={submit(onSave)} aria-label={label} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <DutyFields duty="manage" doing="change webhooks">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5">
          <TextField
            label="Address"
            hint="An https address of yours that anybody could reach. It is sent JSON by POST."
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            placeholder="https://example.com/ledgerleaf"
            {...bind('url')}
          />
          <TextField
            label="Description"
            hint="What it is for, such as “Shop” or “Accounting”."
            autoComplete="off"
            {...bind('description')}
          />
        </div>
        <TypeFields bind={bind} which={which} />
      </DutyFields>
      {foot(isSending)}
    </form>
  )
}
