import { registries } from '@ledgerleaf/contract/registries'
import type {
  ColumnMapping,
  ProjectField,
  RecordKind,
  UnitField,
} from '@ledgerleaf/contract/registry-records'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { kindWords } from './words.ts'

const projectWords = {
  projectId: 'Id of the project',
  name: 'Name',
  proponent: 'Owner',
  country: 'Country',
  type: 'Type',
  methodology: 'Methodology',
  creditingStartsOn: 'Crediting period from',
  creditingEndsOn: 'Crediting period to',
  url: 'Address of its page',
} as const satisfies Partial<Record<ProjectField, string>>

const unitWords = {
  projectId: 'Id of the project',
  serial: 'Whole serial',
  prefix: 'Serial prefix',
  first: 'First serial',
  last: 'Last serial',
  quantity: 'Quantity',
  vintage: 'Vintage',
  vintageStartsOn: 'Vintage from',
  vintageEndsOn: 'Vintage to',
  state: 'State of the credits',
  happenedOn: 'Day of it',
  retiredOn: 'Day of retirement',
  beneficiary: 'Beneficiary',
  externalId: 'Id of the line',
  url: 'Address of its page',
} as const satisfies Partial<Record<UnitField, string>>

type Claim = { registry: string; kind: RecordKind; columns: ColumnMapping }
type Props = {
  header: readonly string[]
  registry: string
  kind: string
  busy: boolean
  onDone: (claim: Claim) => void
}

/** Which column of a file says what, where its header fits no format we know. It is kept for the next file. */
export const ColumnsForm = ({ header, registry, kind, busy, onDone }: Props) => {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const words: Record<string, string> = kind === 'projects' ? projectWords : unitWords
  if (!registry || !kind)
    return (
      <p className="text-muted text-sm">
        If it is a file of another format, choose its registry and its kind above: then you can say which
        column holds what.
      </p>
    )
  const columns = Object.fromEntries(
    Object.entries(chosen).filter(([field, column]) => field in words && column !== ''),
  ) as ColumnMapping
  return (
    <form
      aria-label="Which column holds what"
      className="grid gap-5 border-hairline border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        onDone({ registry, kind: kind as RecordKind, columns })
      }}
    >
      <p className="text-note">
        Which column holds what in this file of {registries.find(({ name }) => name === registry)?.name}:{' '}
        {kindWords[kind as RecordKind].toLowerCase()}? Leave out what it does not say.
      </p>
      <div className="grid gap-4 @xl:grid-cols-2 lg:grid-cols-3">
        {Object.entries(words).map(([field, label]) => (
          <Select
            key={field}
            label={label}
            value={chosen[field] ?? ''}
            onChange={(event) => setChosen({ ...chosen, [field]: event.target.value })}
          >
            <option value="">Not in the file</option>
            {header.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </Select>
        ))}
      </div>
      <Button
        type="submit"
        busy={busy}
        disabled={Object.keys(columns).length === 0}
        className="justify-self-start"
      >
        Read it so
      </Button>
    </form>
  )
}
