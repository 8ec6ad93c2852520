import type { MarketFilters } from '@ledgerleaf/contract/market'
import { searchesApi } from '@ledgerleaf/contract/searches'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { searchQueries } from '../../../nouns/search/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'

type Props = { filters: MarketFilters; suggested: string; mayMail: boolean }

const Form = ({ filters, suggested, mayMail, onClose }: Props & { onClose: () => void }) => {
  const client = useQueryClient()
  const [name, setName] = useState(suggested)
  const [isMailed, setMailed] = useState(mayMail)
  const { data } = useQuery(searchQueries.own())
  // A name is kept once: whoever gives it again is told what goes.
  const isTaken =
    data?.searches.some((search) => search.name === name.trim().replaceAll(/\s+/g, ' ')) ?? false
  const save = useMutation({
    mutationFn: () => send(searchesApi.save, { body: { name, filters, isMailed } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: searchQueries.own().queryKey })
      toast.success('The search is saved.')
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        label="Name"
        value={name}
        maxLength={80}
        autoComplete="off"
        hint={
          isTaken ? 'You have a search of this name. Saving replaces it by the filters of now.' : undefined
        }
        error={save.isError ? messageOf(save.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid gap-1">
        <Checkbox
          label="Mail me when a new listing matches, once a day at most"
          checked={isMailed}
          disabled={!mayMail}
          onChange={({ target }) => setMailed(target.checked)}
        />
        {!mayMail && (
          <p className="text-muted text-sm">
            Confirm your e-mail address first. The search is kept meanwhile.
          </p>
        )}
      </div>
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} busyLabel="Saving" disabled={name.trim() === ''}>
          {isTaken ? 'Replace search' : 'Save search'}
        </Button>
      </div>
    </form>
  )
}

/** Keeps the filters as they are now, under a name. */
export const SaveSearch = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Save this search
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Save this search"
        text="What is on sale now is not mailed; only what comes after."
      >
        {isOpen && <Form {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
