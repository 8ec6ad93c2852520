import type pg from 'pg'
import type { TableHead } from './archive.ts'

/**
 * What an archive leaves out. Sessions and links in mails: whoever was signed out or had a password reset since would be
 * let in again. Counters, signs of life and messages between processes: they are over in minutes. Files of registries
 * that nobody has decided about: they can be sent again. Which backups were made: another machine has another disk.
 * Which migrations ran is in the header.
 */
const leftOut = [
  'schema_migrations',
  'sessions',
  'verifications',
  'rate_limits',
  'interest_marks',
  'socket_io_attachments',
  'standing_beats',
  'standing_alerts',
  'registry_staged_projects',
  'registry_staged_units',
  'registry_uploads',
  'backups_made',
]

/** Every table and the columns that are kept, in a fixed order; what the database computes itself is not kept. */
export const findKeptTables = async (client: pg.ClientBase): Promise<TableHead[]> => {
  const { rows } = await client.query<TableHead>(
    `select class.relname::text as name, array(
       select attribute.attname::text from pg_attribute attribute
       where attribute.attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
       order by attnum
     ) as columns
     from pg_class class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all ($1::text[])
     order by relname`,
    [leftOut],
  )
  return rows
}

/** Work after commit that was not done yet. Its tables belong to the job runner, which takes it back by its own call. */
export const jobsTable: TableHead = {
  name: 'graphile_worker.jobs',
  columns: ['identifier', 'payload', 'queue_name', 'run_at', 'max_attempts', 'job_key', 'priority', 'flags'],
}

const readJobs = `select task.identifier, job.payload, queue.queue_name, job.run_at, job.max_attempts, job.key, job.priority,
    array(select jsonb_object_keys(job.flags))
  from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
  order by job.id`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const inColumns = ({ columns }: TableHead): string => columns.map(quoted).join(', ')

export const tableName = ({ name }: TableHead): string => `public.${quoted(name)}`

/** The statement that answers the rows of a table. */
export const copyOut = (table: TableHead): string =>
  table.name === jobsTable.name
    ? `copy (${readJobs}) to stdout`
    : `copy ${tableName(table)} (${inColumns(table)}) to stdout`
