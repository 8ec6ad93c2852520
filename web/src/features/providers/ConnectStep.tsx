import { memberRoleWords } from '@ledgerleaf/contract/member-roles'
import { type OwnProvider, providersApi, SavedProvider } from '@ledgerleaf/contract/providers'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Copyable } from '../../ui/Copyable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { provider: OwnProvider | null; redirectAddress: string }

const startOf = (provider: OwnProvider | null) => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  newcomers: provider?.newcomers ?? ('invited' as const),
  isFactorTrusted: provider?.isFactorTrusted ?? false,
  ...noProof,
})

const newcomerHints = {
  invited: 'Whoever is not a member is turned away, unless an invitation waits for their address.',
  viewer: `Whoever comes for the first time joins as a viewer. ${memberRoleWords.viewer.may}`,
  preparer: `Whoever comes for the first time joins as a preparer. ${memberRoleWords.preparer.may}`,
}

const ConnectForm = ({ provider, onDone }: { provider: OwnProvider | null; onDone: () => void }) => {
  const { kinds, withProof } = useProof()
  const { form, bind, submit, isSending, refusal } = useContractForm(SavedProvider, {
    start: startOf(provider),
  })
  const newcomers = form.watch('newcomers')
  const onSubmit = submit(async (body) => {
    await send(providersApi.save, { body: await withProof(body) })
    void toast.success(`${body.name} is saved.`)
    stale.send(organisationKeys.all)
    onDone()
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Your provider" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          hint="Stands on the button: “Continue with …”."
          autoComplete="off"
          {...bind('name')}
        />
        <TextField
          label="Issuer"
          hint="As the provider names itself, such as https://login.example.com."
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          {...bind('issuer')}
        />
        <TextField label="Client ID" autoComplete="off" spellCheck={false} {...bind('clientId')} />
        <PasswordField
          label="Client secret"
          hint={
            provider
              ? 'Kept, and never shown. Leave it empty to keep it; another one is to be tried again first.'
              : 'Kept sealed, and never shown again.'
          }
          autoComplete="off"
          {...bind('clientSecret')}
        />
        <Select label="Newcomers" hint={newcomerHints[newcomers]} {...bind('newcomers')}>
          <option value="invited">Only who is invited</option>
          <option value="viewer">Join as viewer</option>
          <option value="preparer">Join as preparer</option>
        </Select>
      </div>
      <Checkbox
        label="Our provider asks for a second factor itself, so it is not asked again here"
        {...bind('isFactorTrusted')}
      />
      <ProofField
        kinds={kinds}
        password={bind('password')}
        code={bind('code')}
        passwordLabel="Your own password"
        hint="Asked once more, since this decides who is let in."
        className="max-w-md"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} busyLabel="Saving...">
          Save the connection
        </Button>
        {provider && (
          <Button variant="outline" onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </div>
    </form>
  )
}

const newcomerWords = {
  invited: 'only who is invited',
  viewer: 'join as viewer',
  preparer: 'join as preparer',
}

/** By which server members are let in. What was saved is read; changing it asks who is there. */
export const ConnectStep = ({ provider, redirectAddress }: Props) => {
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="max-w-text text-muted text-note">
        Register Ledgerleaf as a web application at your provider, with this address to return to:
      </p>
      <Copyable label="Address" text={redirectAddress} />
      {provider && !isChanging ? (
        <>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 text-note sm:grid-cols-[8rem_minmax(0,1fr)]">
            {[
              ['Name', provider.name],
              ['Issuer', provider.issuer],
              ['Client ID', provider.clientId],
              ['Newcomers', newcomerWords[provider.newcomers]],
              ['Second factor', provider.isFactorTrusted ? 'asked by your provider' : 'asked here'],
            ].map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="mb-1 break-all sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
          <div>
            <Button variant="outline" size="small" onClick={() => setChanging(true)}>
              Change the connection
            </Button>
          </div>
        </>
      ) : (
        <ConnectForm provider={provider} onDone={() => setChanging(false)} />
      )}
    </div>
  )
}
