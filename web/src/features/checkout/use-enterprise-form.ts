import { Enterprise } from '@ledgerleaf/contract/orders'
import { useEffect, useRef } from 'react'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { readDraft, writeDraft } from '../../ui/draft.ts'

const draft = 'enterprise'
const empty = {
  companyName: '',
  contactName: '',
  businessEmail: '',
  phoneNumber: '',
  billingAddress: '',
  taxId: '',
}

export type KnownOfBuyer = Pick<Enterprise, 'companyName' | 'contactName' | 'businessEmail'>

/**
 * The six fields, checked when they are sent; what was typed outlives a reload of the page. What the account says stands
 * in the fields that are empty.
 */
export const useEnterpriseForm = (known: KnownOfBuyer | null) => {
  const { form, bind } = useContractForm(Enterprise, { start: { ...empty, ...readDraft(draft) } })
  const { subscribe, getValues, setValue } = form
  // Who is signed in may be known only after the page is there; what was typed meanwhile stays.
  const { companyName = '', contactName = '', businessEmail = '' } = known ?? {}
  // It becomes known piece by piece: a field is filled once, and whoever empties it then finds it empty.
  const filled = useRef(new Set<string>())
  useEffect(() => {
    for (const [name, value] of Object.entries({ companyName, contactName, businessEmail })) {
      if (!value || filled.current.has(name)) continue
      filled.current.add(name)
      if (!getValues(name as keyof KnownOfBuyer)) setValue(name as keyof KnownOfBuyer, value)
    }
  }, [companyName, contactName, businessEmail, getValues, setValue])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(draft, values) }),
    [subscribe],
  )
  return { form, bind }
}
