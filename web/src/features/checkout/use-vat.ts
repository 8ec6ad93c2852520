import type { AnswerOf } from '@ledgerleaf/contract/endpoint'
import type { SiteInfo } from '@ledgerleaf/contract/site'
import { vatApi } from '@ledgerleaf/contract/vat'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'

type Asked = { netCents: number; country: string; taxId: string }

/**
 * The VAT on top of the total, for where the buyer is and the number they give; null where none is charged by anybody. A
 * number is looked at all the same: it will stand on the invoice.
 */
export const useVat = (charged: SiteInfo['vat'], { netCents, country, taxId }: Asked) => {
  const number = useDeferredValue(taxId)
  const { data, error } = useQuery({
    queryKey: ['vat', netCents, country, number],
    queryFn: () =>
      send(vatApi.quote, {
        query: {
          netCents: String(netCents),
          ...(country ? { country } : {}),
          ...(number ? { taxId: number } : {}),
        },
      }),
    enabled: charged !== null || number !== '',
    placeholderData: keepPreviousData,
  })
  return {
    vat: charged === null ? null : (data ?? null),
    taxIdNote: number ? (data?.taxIdNote ?? null) : null,
    // A number that speaks against the country: said at the field.
    refusal: hasCode(error, 'invalid_input') ? error.message : undefined,
  }
}
export type VatQuote = AnswerOf<typeof vatApi.quote>
