import { Attest, AttestationSource } from '@ledgerleaf/contract/backing'
import { operatorApi } from '@ledgerleaf/contract/operator'
import type { SerialBlock } from '@ledgerleaf/contract/project-files'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useRefresh } from './use-refresh.ts'

export const sourceWords: Record<AttestationSource, string> = {
  registry_page: 'On the registry’s page',
  document: 'In a document of the project',
  letter: 'In a letter of the registry',
}

type Props = { block: SerialBlock; registry: string }

/** Where no record tells of serials, an operator may have seen them elsewhere. Another operator has to look as well. */
export const AttestForm = ({ block, registry }: Props) => {
  const refresh = useRefresh()
  const { bind, submit, isSending, refusal } = useContractForm(Attest, {
    start: { source: 'registry_page', said: '', url: '' },
    toInput: ({ source, said, url }) => ({ source, said, url: url || null }),
  })
  const onSubmit = submit(async (body) => {
    await send(operatorApi.stateSerials, { params: { id: block.id }, body })
    await refresh()
    toast.success('Stated. Another operator has to agree.')
  })
  return (
    <details>
      <summary className="text-muted text-sm underline-offset-4 hover:underline">
        I have seen these serials at {registry}
      </summary>
      <form
        noValidate
        onSubmit={onSubmit}
        aria-label="Where the serials were seen"
        className="mt-3 grid gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label="Where" {...bind('source')}>
            {AttestationSource.options.map((source) => (
              <option key={source} value={source}>
                {sourceWords[source]}
              </option>
            ))}
          </Select>
          <TextField label="Address (optional)" inputMode="url" placeholder="https://" {...bind('url')} />
        </div>
        <TextField
          label="Which page or document, and what it says"
          required
          hint="It stands in the trail, for the operator who looks after you."
          {...bind('said')}
        />
        {refusal && (
          <p role="alert" className="text-error text-sm">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="outline" size="small" busy={isSending} className="justify-self-start">
          State it
        </Button>
      </form>
    </details>
  )
}
