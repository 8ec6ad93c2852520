import { AnswerStep, factorsApi } from '@ledgerleaf/contract/factors'
import type { Person } from '@ledgerleaf/contract/identity'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { hasApp: boolean; onSignedIn: (person: Person) => Promise<void>; onOver: () => void }

/** The second step by what one can type: a code of the app, or one that was kept for the day the app is gone. */
export const CodeForm = ({ hasApp, onSignedIn, onOver }: Props) => {
  const { bind, submit, isSending, refusal } = useContractForm(AnswerStep, {
    start: { code: '' },
    onRefused: (error) => {
      if (hasCode(error, 'sign_in_over')) onOver()
    },
  })
  const onSubmit = submit(async (body) => {
    const { person } = await send(factorsApi.answerStep, { body })
    await onSignedIn(person)
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label={hasApp ? 'Code' : 'Recovery code'}
        hint={
          hasApp
            ? 'Six digits of your authenticator app. If it is lost, one of your recovery codes.'
            : 'One of those you kept when you set up your passkey.'
        }
        autoComplete="one-time-code"
        inputMode={hasApp ? 'text' : undefined}
        spellCheck={false}
        figures
        {...bind('code')}
      />
      <Button type="submit" variant={hasApp ? 'primary' : 'outline'} busy={isSending} busyLabel="Checking...">
        Go on
      </Button>
    </form>
  )
}
