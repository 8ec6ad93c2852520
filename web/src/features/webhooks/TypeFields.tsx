import { choosableTypes, eventTypes } from '@ledgerleaf/contract/webhook-events'
import type { Bind } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import type { WebhookValues } from './webhook-values.ts'

/** Which events come: all, or those that are ticked. */
export const TypeFields = ({ bind, which }: { bind: Bind<WebhookValues>; which: 'all' | 'chosen' }) => {
  const { error, ...ticks } = bind('types')
  return (
    <div className="grid gap-4">
      <Select
        label="Events"
        hint={which === 'all' ? 'Also those that are added later.' : undefined}
        className="max-w-md"
        {...bind('which')}
      >
        <option value="all">All of them</option>
        <option value="chosen">Only those I choose</option>
      </Select>
      {which === 'chosen' && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">Events that are sent</legend>
          <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {choosableTypes.map((type) => (
              <Checkbox
                key={type}
                value={type}
                label={
                  <span className="grid gap-0.5">
                    <span className="font-mono text-sm">{type}</span>
                    <span className="text-muted text-sm">{eventTypes[type].says}</span>
                  </span>
                }
                {...ticks}
              />
            ))}
          </div>
          {error && (
            <p role="alert" className="text-error text-sm">
              {error}
            </p>
          )}
        </fieldset>
      )}
    </div>
  )
}
