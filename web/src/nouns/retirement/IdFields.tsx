import { registryLink } from '@ledgerleaf/contract/registry-links'
import type { Bind } from '../../forms/use-contract-form.ts'
import { TextField } from '../../ui/TextField.tsx'

export const todayHere = (): string => new Date().toISOString().slice(0, 10)

export type TypedId = { reference: string; link: string; retiredOn: string }

type IdFieldsProps = { registry: string; reference: string; bind: Bind<TypedId> }

/** The id a registry gave, its day, and where anyone can see it. */
export const IdFields = ({ registry, reference, bind }: IdFieldsProps) => {
  const { error: referenceError, ...id } = bind('reference')
  const { error: dayError, ...day } = bind('retiredOn')
  const { error: linkError, ...link } = bind('link')
  const built = registryLink(registry, reference.trim())
  return (
    <>
      <TextField
        label={`Id of the retirement at ${registry}`}
        required
        autoComplete="off"
        error={referenceError}
        {...id}
      />
      <TextField label="Retired there on" type="date" required max={todayHere()} error={dayError} {...day} />
      <TextField
        label="Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={built ? `Empty: ${built}` : 'Where anyone can see it, if the registry shows it'}
        error={linkError}
        {...link}
      />
    </>
  )
}
