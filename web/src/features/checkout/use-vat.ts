import type { SiteInfo } from '@ledgerleaf/contract/site'
import { vatApi } from '@ledgerleaf/contract/vat'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { send } from '../../api/client.ts'

type Asked = { netCents: number; country: string; taxId: string }

/** The VAT on top of the total, for where the buyer is and the number they give; null where none is charged by anybody. */
export const useVat = (charged: SiteInfo['vat'], { netCents, country, taxId }: Asked) => {
  const number = useDeferredValue(taxId)
  const { data } = useQuery({
    queryKey: ['vat', netCents, country, number],
    queryFn: () =>
      send(vatApi.quote, {
        query: {
          netCents: String(netCents),
          ...(country ? { country } : {}),
          ...(number ? { taxId: number } : {}),
        },
      }),
    enabled: charged !== null,
    placeholderData: keepPreviousData,
  })
  return charged === null ? null : (data ?? null)
}
export type VatQuote = NonNullable<ReturnType<typeof useVat>>
