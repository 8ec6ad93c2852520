import { marketAddress } from '@ledgerleaf/contract/market-address'
import { type SavedSearch, searchesApi } from '@ledgerleaf/contract/searches'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode, messageOf } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { searchQueries } from '../../../nouns/search/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { toast } from '../../../ui/toast.ts'

/** One that is gone already is what was wished for; the fresh list shows it. */
const useChange = <Input,>(work: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onError: (error) => (hasCode(error, 'not_found') ? undefined : toast.error(messageOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: searchQueries.own().queryKey }),
  })
}

const Row = ({ search: { id, name, filters, isMailed } }: { search: SavedSearch }) => {
  const change = useChange((isWanted: boolean) =>
    send(searchesApi.change, { params: { id }, body: { isMailed: isWanted } }),
  )
  const remove = useChange(() => send(searchesApi.remove, { params: { id } }))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0">
      <TextLink to={marketAddress(filters)} className="min-w-0 [overflow-wrap:anywhere]">
        {name}
      </TextLink>
      <span className="flex items-center gap-4">
        <Switch
          label={
            <>
              Mail<span className="sr-only"> what is new for {name}</span>
            </>
          }
          checked={change.isPending ? change.variables : isMailed}
          onChange={({ target }) => change.mutate(target.checked)}
        />
        <Button
          variant="outline"
          size="small"
          busy={remove.isPending}
          aria-label={`Remove the search ${name}`}
          onClick={() => remove.mutate(undefined)}
        >
          Remove
        </Button>
      </span>
    </li>
  )
}

export const SearchList = ({ searches }: { searches: readonly SavedSearch[] }) => (
  <ul className="border-edge border-t-2 bg-sheet">
    {searches.map((search) => (
      <Row key={search.id} search={search} />
    ))}
  </ul>
)
