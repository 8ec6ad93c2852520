import { keyScopeWords } from '@ledgerleaf/contract/key-scopes'
import { keysApi, NewKey } from '@ledgerleaf/contract/keys'
import { useWatch } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { ProofField } from '../../nouns/person/ProofField.tsx'
import { noProof, useProof } from '../../nouns/person/use-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type KeyText, keyReading } from './key-reading.ts'
import type { ShownSecret } from './NewSecret.tsx'

const start: KeyText = {
  name: '',
  mode: 'live',
  prepare: false,
  trade: false,
  retire: false,
  sell: false,
  dollars: '',
  tonnes: '',
  endsOn: '',
  ...noProof,
}

const Scope = ({ name, may }: { name: string; may: string }) => (
  <>
    <span className="font-medium">{name}</span> <span className="text-muted">{may}</span>
  </>
)

/** Makes a key: what it is called, what it may do and how much of it, and until when. */
export const MakeKey = ({
  onMade,
  onClose,
}: {
  onMade: (shown: ShownSecret) => void
  onClose: () => void
}) => {
  const { kinds, withProof } = useProof()
  const { form, bind, submit, isSending, refusal } = useContractForm(NewKey, { start, ...keyReading })
  const [trade, retire, mode] = useWatch({ control: form.control, name: ['trade', 'retire', 'mode'] })
  const isTest = mode === 'test'
  const onSubmit = submit(async (body) => {
    const { key, secret } = await send(keysApi.make, { body: await withProof(body) })
    stale.send(organisationKeys.all)
    onMade({ id: key.id, name: key.name, secret })
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Make a key" className="grid max-w-text gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label="Name"
        hint="What uses it, such as “Web shop”. It stands in the trail beside whatever the key does."
        autoComplete="off"
        {...bind('name')}
      />
      <Select
        label="Works in"
        hint={
          isTest
            ? 'A market of your own with made-up projects: nothing is bought, paid or retired, and nobody is mailed. Programs can move its clock to see a delivery or a year of a subscription.'
            : 'Whatever it buys and retires is for real.'
        }
        className="max-w-sm"
        {...bind('mode')}
      >
        <option value="live">The market</option>
        <option value="test">A test market</option>
      </Select>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">It may</legend>
        <Checkbox label={<Scope {...keyScopeWords.read} />} checked disabled readOnly />
        <Checkbox label={<Scope {...keyScopeWords.prepare} />} {...bind('prepare')} />
        <Checkbox label={<Scope {...keyScopeWords.trade} />} {...bind('trade')} />
        {trade && (
          <TextField
            label="Buys alone within 30 days, in dollars"
            hint="What is more waits for a person. Empty: as much as you may yourself."
            inputMode="decimal"
            autoComplete="off"
            figures
            className="ml-8 max-w-sm"
            {...bind('dollars')}
          />
        )}
        <Checkbox label={<Scope {...keyScopeWords.retire} />} {...bind('retire')} />
        {retire && (
          <TextField
            label="Retires alone within 30 days, in tonnes"
            hint="What is more waits for a person. Empty: as much as you may yourself."
            inputMode="numeric"
            autoComplete="off"
            figures
            className="ml-8 max-w-sm"
            {...bind('tonnes')}
          />
        )}
        <Checkbox label={<Scope {...keyScopeWords.sell} />} {...bind('sell')} />
      </fieldset>
      <TextField
        label="Last day"
        type="date"
        figures
        min={new Date().toISOString().slice(0, 10)}
        hint="By UTC. Empty: until somebody revokes it."
        className="max-w-sm"
        {...bind('endsOn')}
      />
      <ProofField
        kinds={kinds}
        password={bind('password')}
        code={bind('code')}
        passwordLabel="Your own password"
        hint="Asked once more, since a key acts for your organisation."
        className="max-w-sm"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={isSending}
          busyLabel={isTest ? 'Making, with its market...' : 'Making...'}
        >
          Make the key
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
