import { sql } from 'drizzle-orm'
import { byOwner, ownersOf, type PersonalData, type Subject } from '../../platform/personal-data.ts'

const ofEndpoint = (subject: Subject) =>
  sql`endpoint_id in (select id from webhook_endpoints where organisation_id = ${ownersOf(subject)})`

/** Ids and figures of an organisation; they go with one that is somebody's alone. */
export const webhookPersonalData: PersonalData = {
  tables: [
    { table: 'webhook_attempts', rows: ofEndpoint, erasing: { how: 'delete' } },
    { table: 'webhook_deliveries', rows: ofEndpoint, hidden: ['lease'], erasing: { how: 'delete' } },
    { table: 'webhook_events', rows: byOwner('organisation_id'), erasing: { how: 'delete' } },
    {
      table: 'webhook_endpoints',
      rows: byOwner('organisation_id'),
      hidden: ['secret_sealed', 'former_secret_sealed'],
      erasing: { how: 'delete' },
    },
  ],
}
