import type { Label } from '@ledgerleaf/contract/project-files'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

type LabelFieldsProps = { labels: readonly Label[]; save: (labels: Label[]) => Promise<unknown> }

/** Labels others gave. They stand beside the score and are never counted in it. */
export const LabelFields = ({ labels, save }: LabelFieldsProps) => {
  const [name, setName] = useState('')
  const [issuer, setIssuer] = useState('')
  const [error, setError] = useState<string>()
  const keep = async (next: Label[]) => {
    try {
      await save(next)
      setName('')
      setIssuer('')
      setError(undefined)
    } catch (refusal) {
      setError(messageOf(refusal))
    }
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    void keep([...labels, { name, issuer }])
  }
  return (
    <div className="grid gap-3">
      <p className="font-medium text-sm">Labels and ratings of others</p>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li
              key={`${label.name} ${label.issuer}`}
              className="flex items-center gap-2 rounded-soft border border-hairline py-1 pr-1 pl-3 text-sm"
            >
              {label.name}, {label.issuer}
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${label.name}`}
                onClick={() => void keep(labels.filter((one) => one !== label))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Label"
          required
          maxLength={80}
          placeholder="CCP"
          value={name}
          error={error}
          className="min-w-32 flex-1"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Given by"
          required
          maxLength={80}
          placeholder="ICVCM"
          value={issuer}
          className="min-w-32 flex-1"
          onChange={(event) => setIssuer(event.target.value)}
        />
        <Button type="submit" variant="outline">
          Add label
        </Button>
      </form>
    </div>
  )
}
