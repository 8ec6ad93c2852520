import { type Factor, factorsApi } from '@ledgerleaf/contract/factors'
import { Proof } from '@ledgerleaf/contract/proof'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'

export const RenameFactorForm = ({ factor, onDone }: { factor: Factor; onDone: () => void }) => {
  const { bind, submit, isSending, refusal } = useContractForm(factorsApi.rename.body, {
    start: { name: factor.name },
  })
  const onSubmit = submit(async (body) => {
    await send(factorsApi.rename, { params: { id: factor.id }, body })
    onDone()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField label="Name" {...bind('name')} />
      <Button type="submit" busy={isSending}>
        Keep this name
      </Button>
    </form>
  )
}

export const RemoveFactorForm = ({ factor, onDone }: { factor: Factor; onDone: () => void }) => {
  const { kinds, withProof } = useProof()
  const { bind, submit, isSending, refusal } = useContractForm(Proof, { start: noProof })
  const onSubmit = submit(async (body) => {
    await send(factorsApi.remove, { params: { id: factor.id }, body: await withProof(body) })
    onDone()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <p className="text-muted">
        “{factor.name}” no longer gets you in, and every other device is signed out.
      </p>
      <ProofField kinds={kinds} password={bind('password')} code={bind('code')} takesRecovery />
      <Button type="submit" variant="danger" busy={isSending}>
        Remove it
      </Button>
    </form>
  )
}

export const NewCodesForm = ({ onMade }: { onMade: (codes: string[]) => void }) => {
  const { kinds, withProof } = useProof()
  const { bind, submit, isSending, refusal } = useContractForm(Proof, { start: noProof })
  const onSubmit = submit(async (body) => {
    const { recoveryCodes } = await send(factorsApi.makeRecoveryCodes, { body: await withProof(body) })
    onMade(recoveryCodes)
  })
  const password = bind('password')
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <p className="text-muted">The codes you have now open nothing any more.</p>
      <PasswordField label="Password" autoComplete="current-password" {...password} />
      {kinds.size > 0 && <ProofField kinds={kinds} password={password} code={bind('code')} takesRecovery />}
      <Button type="submit" busy={isSending}>
        Make ten new codes
      </Button>
    </form>
  )
}
