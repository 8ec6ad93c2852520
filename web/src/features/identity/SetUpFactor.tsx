import { factorsApi, type NewTotp } from '@ledgerleaf/contract/factors'
import { Proof } from '@ledgerleaf/contract/proof'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { makePasskey } from '../../nouns/person/passkey.ts'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type AddedFactor, AppForm } from './AppForm.tsx'

type Props = {
  canHavePasskeys: boolean
  /** Whoever is signed in shows once more who they are; whoever stands at the door just has. */
  isSignedIn?: boolean
  onAdded: (added: AddedFactor) => void
}

/** A passkey or an authenticator app, whichever the person likes better. */
export const SetUpFactor = ({ canHavePasskeys, isSignedIn = false, onAdded }: Props) => {
  const [app, setApp] = useState<NewTotp>()
  const { kinds, withProof } = useProof(isSignedIn)
  const { bind, submit, isSending, refusal } = useContractForm(Proof, { start: noProof })
  if (app) return <AppForm app={app} onAdded={onAdded} />

  const addPasskey = submit(async (body) => {
    const wish = await send(factorsApi.startPasskey, { body: await withProof(body) })
    const passkey = await makePasskey(wish)
    onAdded(await send(factorsApi.confirmPasskey, { body: { name: 'Passkey', passkey } }))
  })
  const addApp = submit(async (body) =>
    setApp(await send(factorsApi.startTotp, { body: await withProof(body) })),
  )
  return (
    <form noValidate onSubmit={canHavePasskeys ? addPasskey : addApp} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {isSignedIn && (
        <ProofField
          kinds={kinds}
          password={bind('password')}
          code={bind('code')}
          takesRecovery={kinds.size > 0}
        />
      )}
      {canHavePasskeys && (
        <div className="grid gap-2">
          <Button type="submit" busy={isSending}>
            <KeyRound aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Make a passkey
          </Button>
          <p className="text-note text-muted">
            Your device asks for a finger, a face or a PIN. It also signs you in without a password.
          </p>
        </div>
      )}
      <div className="grid gap-2">
        <Button variant="outline" busy={isSending} onClick={() => void addApp()}>
          <Smartphone aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Use an authenticator app
        </Button>
        <p className="text-note text-muted">An app on your phone shows a new code every half minute.</p>
      </div>
    </form>
  )
}
