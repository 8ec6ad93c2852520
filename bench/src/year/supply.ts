import type pg from 'pg'
import type { YearSize } from './year-size.ts'

/** What the trade of a year needs to know of a listing. */
export type Offer = {
  listing: string
  batch: string
  seller: string
  project: string
  projectName: string
  registryProject: string
  priceCents: number
  prefix: string
  vintage: number
  /** The first serial that nobody has bought yet. */
  next: number
}

export const registry = 'Year Registry'
export const serialsOfBatch = 1_000_000
const projectsFor = (listings: number): number => Math.max(4, Math.round(listings / 2.5))

/** People and what they act for, as signing up leaves them: one organisation each, under the id of its founder. */
const makePeople = async (client: pg.ClientBase, side: 'buyer' | 'seller', count: number): Promise<void> => {
  await client.query(
    `with made as (select md5('${side}' || n)::uuid as id, n from generate_series(1, $1::int) as n), person as (
       insert into users (id, name, email, email_verified)
       select id, 'Year ${side} ' || n, 'year-${side}-' || n || '@example.org', true from made
     ), organisation as (
       insert into organisations (id, name, contact_id) select id, 'Year ${side} ' || n, id from made
     ), membership as (
       insert into memberships (organisation_id, person_id, role) select id, id, 'owner' from made
     )
     insert into organisation_sides (organisation_id, side) select id, '${side}' from made`,
    [count],
  )
}

const makeProjects = async (
  client: pg.ClientBase,
  { listings, sellers, oneOfTheSeller }: YearSize,
  demoSeller: string,
): Promise<void> => {
  await client.query(
    `insert into projects (id, seller_id, name, category, mechanism, registry, registry_project_id, country, methodology, created_at, approved_at)
     select md5('project' || n)::uuid,
       case when n % ${oneOfTheSeller} = 0 then $3::uuid else md5('seller' || 1 + n % $2::int)::uuid end,
       (array['Cedar','Rio','Alder','Basalt','Kelp','Umber','Mire','Salt','Heath','Juniper','Ochre','Larch'])[1 + abs(hashint4(n) % 12)] || ' ' ||
       (array['Valley','Ridge','Bay','Fields','Corridor','Hills','Kilns','Delta'])[1 + abs(hashint4(n * 7) % 8)] || ' ' || to_hex(n),
       (array['redd_arr','biochar','blue_carbon','dac','erw'])[1 + n % 5],
       (array['removal','reduction','mixed'])[1 + n % 3], '${registry}', 'YEAR' || n,
       chr(65 + n % 9) || chr(65 + n % 11), 'VM00' || n % 60, now() - interval '370 days', now() - interval '369 days'
     from generate_series(1, $1) as n`,
    [projectsFor(listings), sellers, demoSeller],
  )
}

/** Batches that stand at their registry, each with one listing of all of it. */
const makeListings = async (client: pg.ClientBase, { listings }: YearSize): Promise<void> => {
  await client.query(
    `insert into registry_files (id, registry, kind, name, sha256, bytes, as_of, rows, refused, added, changed, unchanged, gone, imported_at)
     values (md5('file')::uuid, '${registry}', 'units', 'year.csv', md5('file'), 1, current_date, $1, 0, $1, 0, 0, 0, now())`,
    [listings],
  )
  await client.query(
    `with made as (
       select md5('batch' || n)::uuid as batch_id, md5('listing' || n)::uuid as listing_id, project.id as project_id, project.seller_id,
         project.registry_project_id as at_registry, n, make_date(2016 + n % 9, 1, 1) as starts, make_date(2016 + n % 9, 12, 31) as ends,
         'YEAR-' || n as prefix, 200 + (n::bigint * 7919) % 60000 as price
       from generate_series(1, $1::int) as n join projects project on project.id = md5('project' || 1 + n % $2::int)::uuid
     ), batch as (
       insert into batches (id, project_id, vintage_starts_on, vintage_ends_on, registry, serial_prefix, serial_space, serial_start, serial_end, quantity, issued_at)
       select batch_id, project_id, starts, ends, '${registry}', prefix, prefix, 1, ${serialsOfBatch}, ${serialsOfBatch}, now() - interval '368 days'
       from made
     ), unit as (
       insert into registry_units (registry, project_id, state, row_key, space, prefix, first_serial, last_serial, quantity,
         vintage_starts_on, vintage_ends_on, first_file_id, last_file_id)
       select '${registry}', at_registry, 'issued', 'issued:' || prefix, prefix, prefix, 1, ${serialsOfBatch}, ${serialsOfBatch}, starts, ends,
         md5('file')::uuid, md5('file')::uuid
       from made
     ), backing as (
       insert into backings (batch_id, state, reason, credits, as_of, checked_at)
       select batch_id, 'records', 'matched', ${serialsOfBatch}, current_date, now() from made
     )
     insert into listings (id, token_id, project_id, batch_id, seller_id, quantity, price_per_credit_cents, price_minor, state, opened_at)
     select listing_id, 'YEAR-' || n, project_id, batch_id, seller_id, ${serialsOfBatch}, price, price, 'open', now() - interval '367 days' + n * interval '1 second'
     from made`,
    [listings, projectsFor(listings)],
  )
}

/** Sellers, buyers, projects and listings; answers the listings and the ids of the buyers. */
export const makeSupply = async (
  client: pg.ClientBase,
  size: YearSize,
  demoSeller: string,
): Promise<{ offers: Offer[]; buyers: string[] }> => {
  await makePeople(client, 'seller', size.sellers)
  await makePeople(client, 'buyer', size.buyers)
  await makeProjects(client, size, demoSeller)
  await makeListings(client, size)
  await client.query('analyze projects, batches, listings, registry_units, backings')
  const { rows: offers } = await client.query<Offer>(
    `select listing.id as listing, listing.batch_id as batch, listing.seller_id as seller, project.id as project, project.name as "projectName",
       project.registry_project_id as "registryProject", listing.price_per_credit_cents::float8 as "priceCents", batch.serial_prefix as prefix,
       extract(year from batch.vintage_starts_on)::int as vintage, 1 as next
     from listings listing join projects project on project.id = listing.project_id join batches batch on batch.id = listing.batch_id
     where listing.token_id like 'YEAR-%' order by listing.id`,
  )
  const { rows: buyers } = await client.query<{ id: string }>(
    `select id from users where email like 'year-buyer-%' order by id`,
  )
  return { offers, buyers: buyers.map(({ id }) => id) }
}
