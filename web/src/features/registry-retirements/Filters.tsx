import type { QueueFilter, RetirementQueue } from '@ledgerleaf/contract/registry-retirements-api'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'

const states = {
  '': 'To be done',
  overdue: 'Overdue',
  contradicted: 'Contradicted by a file',
  pending: 'Nobody has taken on',
  instructed: 'Taken on',
  failed: 'Could not be done',
  done: 'Done',
} as const

type FiltersProps = {
  filter: QueueFilter
  registries: RetirementQueue['registries']
  onChange: (changed: Partial<Record<keyof QueueFilter, string>>) => void
}

export const Filters = ({ filter, registries, onChange }: FiltersProps) => {
  const [certificate, setCertificate] = useState(filter.certificate ?? '')
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[14rem_14rem_minmax(0,1fr)]">
      <Select
        label="State"
        value={filter.state ?? ''}
        onChange={(event) => onChange({ state: event.target.value })}
      >
        {Object.entries(states).map(([state, word]) => (
          <option key={state} value={state}>
            {word}
          </option>
        ))}
      </Select>
      <Select
        label="Registry"
        value={filter.registry ?? ''}
        onChange={(event) => onChange({ registry: event.target.value })}
      >
        <option value="">All</option>
        {registries.map((registry) => (
          <option key={registry}>{registry}</option>
        ))}
      </Select>
      <form
        className="flex items-end gap-3 max-lg:col-span-2"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ certificate: certificate.trim() })
        }}
      >
        <TextField
          label="Certificate"
          className="min-w-0 grow"
          placeholder="Its number, or its address"
          value={certificate}
          onChange={(event) => setCertificate(event.target.value)}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
    </div>
  )
}
