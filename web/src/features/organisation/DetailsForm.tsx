import { OrganisationDetails, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useEffect, useMemo, useRef } from 'react'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { personKeys } from '../../nouns/person/keys.ts'
import { cn } from '../../ui/cn.ts'
import { countries } from '../../ui/countries.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

type Props = {
  details: OrganisationDetails
  /** What it is called already, as by its seller's account, where it has said no name itself. */
  knownName: string
}

/** What the organisation says of itself; read by whoever belongs to it, changed by who manages it. */
export const DetailsForm = ({ details: said, knownName }: Props) => {
  const details = useMemo(() => (said.name ? said : { ...said, name: knownName }), [said, knownName])
  const { form, bind, submit, isSending, refusal } = useContractForm(OrganisationDetails, { start: details })
  const isClosed = !useMay('manage')
  const { isDirty } = form.formState
  const { reset } = form
  const shown = useRef(details)
  // Its name may be given elsewhere on the page, before the first invitation; what is being typed here stays.
  useEffect(() => {
    if (shown.current === details) return
    shown.current = details
    if (!isDirty) reset(details)
  }, [details, isDirty, reset])
  const onSubmit = submit(async (body) => {
    await send(organisationsApi.saveDetails, { body })
    reset(body)
    // Its name is the company that forms are filled with.
    stale.send(organisationKeys.all)
    stale.send(personKeys.all)
    void toast.success(`The details of ${body.name || 'the organisation'} are saved.`)
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Company details" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset
        disabled={isClosed}
        className={cn('grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2', closedLook)}
      >
        <TextField
          label="Name"
          autoComplete="organization"
          hint="How members and invitations call it, and what fills in the company at checkout and in reports and the beneficiary of what you retire."
          {...bind('name')}
        />
        <TextField
          label="Legal name"
          autoComplete="off"
          hint="As it stands in the register, with its legal form."
          {...bind('legalName')}
        />
        <TextField label="Register number" autoComplete="off" figures {...bind('registerNumber')} />
        <TextField label="Tax number" autoComplete="off" figures {...bind('taxNumber')} />
        <TextField
          label="Street"
          autoComplete="street-address"
          className="sm:col-span-2"
          {...bind('street')}
        />
        <TextField label="Postal code" autoComplete="postal-code" {...bind('postalCode')} />
        <TextField label="City" autoComplete="address-level2" {...bind('city')} />
        <Select label="Country" autoComplete="country" {...bind('country')}>
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
          doing="change this"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Saving..."
        >
          Save
        </DutyButton>
      </div>
    </form>
  )
}
