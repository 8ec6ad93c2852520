import { Enterprise } from '@ledgerleaf/contract/orders'
import { useEffect } from 'react'
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

/** The six fields, checked when they are sent; what was typed outlives a reload of the page. */
export const useEnterpriseForm = () => {
  const { form, bind } = useContractForm(Enterprise, { start: { ...empty, ...readDraft(draft) } })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(draft, values) }),
    [subscribe],
  )
  return { form, bind }
}
