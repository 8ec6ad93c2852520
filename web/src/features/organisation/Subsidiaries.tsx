import { NewSubsidiary, organisationsApi, type Subsidiary } from '@ledgerleaf/contract/organisations'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { countries } from '../../ui/countries.ts'
import { countryName } from '../../ui/country-name.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useAct } from './use-act.ts'

const Row = ({ subsidiary: { id, name, registerNumber, country } }: { subsidiary: Subsidiary }) => {
  const may = useMay('manage')
  const remove = useAct({
    act: () => send(organisationsApi.removeSubsidiary, { params: { id } }),
    said: () => `${name} is off the list.`,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words font-medium">{name}</p>
        {(registerNumber || country) && (
          <p className="text-muted text-sm">
            <span className="break-all font-mono">{registerNumber}</span>
            {registerNumber && country && ', '}
            {country && countryName(country)}
          </p>
        )}
        {remove.error && (
          <p role="alert" className="text-error text-sm">
            {messageOf(remove.error)}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        disabled={!may}
        busy={remove.isPending}
        aria-label={`Take ${name} off the list`}
        onClick={() => remove.mutate()}
      >
        Take off
      </Button>
    </li>
  )
}

const start = { name: '', registerNumber: '', country: '' }

const AddForm = () => {
  const { form, bind, submit, isSending, refusal } = useContractForm(NewSubsidiary, { start })
  const isClosed = !useMay('manage')
  const onSubmit = submit(async (body) => {
    await send(organisationsApi.addSubsidiary, { body })
    form.reset(start)
    stale.send(organisationKeys.details)
    void toast.success(`${body.name} is on the list.`)
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Add a subsidiary" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset
        disabled={isClosed}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
          closedLook,
        )}
      >
        <TextField label="Name of the subsidiary" autoComplete="off" {...bind('name')} />
        <TextField label="Its register number" autoComplete="off" figures {...bind('registerNumber')} />
        <Select label="Its country" {...bind('country')}>
          <option value="">Choose a country</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="manage"
          doing="add one"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Adding..."
        >
          Add
        </DutyButton>
      </div>
    </form>
  )
}

/** The companies that belong to it. */
export const Subsidiaries = ({ subsidiaries }: { subsidiaries: readonly Subsidiary[] }) => (
  <div className="grid gap-6">
    {subsidiaries.length > 0 ? (
      <ul className="border-edge border-t">
        {subsidiaries.map((subsidiary) => (
          <Row key={subsidiary.id} subsidiary={subsidiary} />
        ))}
      </ul>
    ) : (
      <p className="text-muted text-note">No subsidiaries yet.</p>
    )}
    <AddForm />
  </div>
)
