import type { Proof } from '@ledgerleaf/contract/proof'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'

type Act = { act: (proof: Proof) => Promise<unknown>; label: string; said: string; isFinal?: boolean }
type Props = Act & { isOpen: boolean; onClose: () => void; title: string; text: ReactNode }

const Typed = z.object({ password: z.string(), code: z.string() })

const ProofForm = ({ act, label, said, isFinal = false, onClose }: Act & { onClose: () => void }) => {
  const { kinds, withProof } = useProof()
  const { bind, submit, isSending, refusal } = useContractForm(Typed, { start: noProof })
  const onSubmit = submit(async (typed) => {
    await act(await withProof(typed))
    void toast.success(said)
    stale.send(organisationKeys.all)
    onClose()
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <ProofField kinds={kinds} password={bind('password')} code={bind('code')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={isFinal ? 'final' : 'primary'} busy={isSending} busyLabel="Saving...">
          {label}
        </Button>
      </div>
    </form>
  )
}

/** Asks an owner who they are once more, and does it then. */
export const ProofDialog = ({ isOpen, onClose, title, text, ...act }: Props) => (
  <Dialog open={isOpen} onClose={onClose} title={title} text={text}>
    {isOpen && <ProofForm {...act} onClose={onClose} />}
  </Dialog>
)
