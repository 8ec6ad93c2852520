import { ConfirmTotp, factorsApi, type NewTotp } from '@ledgerleaf/contract/factors'
import type { Person } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The picture an authenticator app reads, its letters for whoever cannot scan, and the first code of it. */
export type AddedFactor = { person: Person; recoveryCodes: string[] | null }

export const AppForm = ({ app, onAdded }: { app: NewTotp; onAdded: (added: AddedFactor) => void }) => {
  const { bind, submit, isSending, refusal } = useContractForm(ConfirmTotp, {
    start: { name: 'Authenticator app', code: '' },
  })
  const onSubmit = submit(async (body) => onAdded(await send(factorsApi.confirmTotp, { body })))
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="grid grid-cols-1 justify-items-start gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(app.qrSvg)}`}
          alt="QR code for the authenticator app"
          width={176}
          height={176}
          className="size-44 rounded-soft border border-hairline bg-white"
        />
        <div className="grid min-w-0 gap-2 text-note">
          <p>Scan it with the app, or type these letters into it:</p>
          <p className="[overflow-wrap:anywhere]">
            <Mono>{app.secret.replace(/.{4}(?=.)/g, '$& ')}</Mono>
          </p>
          <div>
            <CopyButton text={app.secret} label="Copy the letters" />
          </div>
        </div>
      </div>
      <TextField label="Name" hint="So that you know it again." {...bind('name')} />
      <TextField
        label="Code"
        hint="The six digits the app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
        figures
        {...bind('code')}
      />
      <Button type="submit" busy={isSending} busyLabel="Checking...">
        Add this app
      </Button>
    </form>
  )
}
