import { keysApi, type OrganisationKey } from '@ledgerleaf/contract/keys'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import type { ShownSecret } from './NewSecret.tsx'

const overlaps = [
  ['0', 'Ends at once'],
  ['1', 'Goes on for an hour'],
  ['24', 'Goes on for a day'],
  ['168', 'Goes on for a week'],
] as const

type Inner = { of: OrganisationKey; onMade: (shown: ShownSecret) => void; onClose: () => void }

const RotateForm = ({ of, onMade, onClose }: Inner) => {
  const { kinds, withProof } = useProof()
  const hasLeft = of.answeredBy === null
  const { bind, submit, isSending, refusal } = useContractForm(keysApi.rotate.body, {
    start: { overlapHours: hasLeft ? '0' : '24', ...noProof },
    toInput: (typed) => ({ ...typed, overlapHours: Number(typed.overlapHours) }),
  })
  const onSubmit = submit(async (body) => {
    const params = { id: of.id }
    const { key, secret } = await send(keysApi.rotate, { params, body: await withProof(body) })
    stale.send(organisationKeys.all)
    onMade({ id: key.id, name: key.name, secret })
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {hasLeft ? (
        <p className="text-muted text-note">
          Whoever had it made has left and may know the old secret, so that ends at once.
        </p>
      ) : (
        <Select label="The old secret" {...bind('overlapHours')}>
          {overlaps.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
      <ProofField kinds={kinds} password={bind('password')} code={bind('code')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending} busyLabel="Making...">
          Make a new secret
        </Button>
      </div>
    </form>
  )
}

/** Gives a key a new secret: from then on it acts for whoever did that. */
export const RotateKey = ({ of, ...rest }: Omit<Inner, 'of'> & { of: OrganisationKey | null }) => (
  <Dialog
    open={of !== null}
    onClose={rest.onClose}
    title={of ? `A new secret for “${of.name}”` : ''}
    text="The key keeps its name and what it may do. From now on it acts for you, by your role."
  >
    {of && <RotateForm of={of} {...rest} />}
  </Dialog>
)
