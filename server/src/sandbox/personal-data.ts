import { namingSomebody, type PersonalData } from '../platform/personal-data.ts'

export const sandboxPersonalData: PersonalData = {
  tables: [
    { table: 'sandbox_sessions', ...namingSomebody('request', 'jsonb') },
    { table: 'sandbox_intents', ...namingSomebody('metadata', 'jsonb') },
    { table: 'sandbox_events', ...namingSomebody('body', 'text') },
    { table: 'sandbox_answers', ...namingSomebody('body', 'text') },
  ],
}
