import { Code } from '../../features/docs/Code.tsx'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import { EventRows } from '../../features/docs/EventRows.tsx'
import { eventGroups } from '../../features/docs/event-groups.ts'
import { exampleEvent, exampleHeaders } from '../../features/docs/example-event.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Events · For developers',
  description: 'What Ledgerleaf tells your programs by webhook, with the fields of each event.',
})

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
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 xl:sticky xl:top-28 xl:col-start-2 xl:self-start">
          <h2 className="text-xl">What arrives, for example</h2>
          <Code isJoined name="Body" text={JSON.stringify(exampleEvent, null, 2)} />
          <Code isJoined name="Headers" text={exampleHeaders.join('\n')} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 xl:col-start-1 xl:row-start-1">
          <p className="text-muted text-note">
            Every body is made like this one; in <Mono>data</Mono> stand the fields of its event, behind its
            name.
          </p>
          {eventGroups.map((group) => (
            <EventRows key={group.noun} group={group} />
          ))}
        </div>
      </div>
    </>
  )
}
