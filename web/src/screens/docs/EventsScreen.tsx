import { eventTypes } from '@ledgerleaf/contract/webhook-events'
import * as z from 'zod/mini'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import type { Shape } from '../../features/docs/description.ts'
import { FieldTable } from '../../features/docs/FieldTable.tsx'
import { listFields } from '../../features/docs/list-fields.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Events · For developers',
  description: 'What Ledgerleaf tells your programs by webhook, with the fields of each event.',
})

const events = Object.entries(eventTypes).map(([type, { says, data }]) => ({
  type,
  says,
  fields: listFields(z.toJSONSchema(data) as Shape, {}),
}))

export default function EventsScreen() {
  return (
    <>
      <DocsHead
        title="Events"
        lead={
          <>
            What happened to your organisation is told to the endpoints it names under{' '}
            <TextLink to="/organisation#webhooks">Webhooks</TextLink>: signed after the Standard Webhooks
            specification, in order for each thing, and again until you answer with 2xx. The same event may
            come twice: keep its id.
          </>
        }
      />
      <ul className="mt-6 grid">
        {events.map(({ type, says, fields }) => (
          <li key={type} id={type} className="grid scroll-mt-28 gap-2 border-hairline border-t py-5">
            <h2 className="text-lg">
              <Mono>{type}</Mono>
            </h2>
            <p className="max-w-text leading-relaxed">{says}</p>
            <Fold title="Fields of its data">
              <FieldTable caption={`Fields of ${type}`} fields={fields} />
            </Fold>
          </li>
        ))}
      </ul>
    </>
  )
}
