import { QueueFilter } from '@ledgerleaf/contract/registry-retirements-api'
import { useSearchParams } from 'react-router'

/** What is shown stands in the address, so that it can be sent to a colleague. */
export const useFilter = () => {
  const [search, setSearch] = useSearchParams()
  const read = QueueFilter.safeParse(Object.fromEntries(search))
  const filter: QueueFilter = read.success ? read.data : {}
  const change = (changed: Partial<Record<keyof QueueFilter, string>>) =>
    setSearch(
      Object.fromEntries(
        Object.entries({ ...Object.fromEntries(search), ...changed }).filter(([, text]) => text !== ''),
      ),
      { replace: true },
    )
  return { filter, change }
}
