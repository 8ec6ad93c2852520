import { eventVersion } from '@ledgerleaf/contract/webhook-events'
import { TextLink } from '../../ui/TextLink.tsx'

const body = {
  id: '01a18b22-32c9-7042-8750-105315183003',
  type: 'retirement.confirmed',
  version: eventVersion,
  timestamp: '2026-11-19T09:30:00.000Z',
  organisationId: '019c502c-c2c9-70eb-bdde-4c31fdc82384',
  livemode: true,
  data: {
    retirementId: '01a18b22-1f04-7c51-9b57-0a8e5d2c6b10',
    registry: 'Demo Nature Registry',
    reference: 'DNR-2026-004211',
    retiredOn: '2026-11-19',
  },
}

const request = `POST /your/address HTTP/1.1
content-type: application/json
webhook-id: ${body.id}
webhook-timestamp: 1795080600
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

${JSON.stringify(body, null, 2)}`

/** What arrives at an endpoint, before there is one. */
export const ExampleEvent = () => (
  <figure className="grid min-w-0 content-start gap-2">
    <figcaption className="font-medium text-sm">What arrives, for example</figcaption>
    <pre className="whitespace-pre-wrap border-edge border-t-2 bg-sheet p-4 font-mono text-fine leading-relaxed [font-variant-ligatures:none] [overflow-wrap:anywhere]">
      {request}
    </pre>
    <p className="text-muted text-sm">
      <TextLink to="/docs/events">Every event, with its fields</TextLink>
    </p>
  </figure>
)
