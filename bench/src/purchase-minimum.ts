const spares = 256
const buyer =
  '{"company":"Field & Fjord AS","contact":"Signe Example","mail":"buyer@example.org","phone":"+47 555","address":"1 Example Road, Oslo"}'

/**
 * What one purchase takes at least, written by hand for nothing else: asked twice it happens once, the credits are held when
 * the order is placed, money and credits are posted when it is paid, both have a leaf in the log, and whatever comes after is
 * a job in a queue. One seller a listing, one price, one currency; no tax, limit, forward, refund or history of a block.
 */
export const minimumTables = (listings: number): string[] => [
  `create table min_listings (id int primary key, available bigint not null check (available >= 0),
    price bigint not null, next_serial bigint not null)`,
  `insert into min_listings select place, 900000, 1000, 7000001 from generate_series(1, ${listings}) place`,
  `create table min_orders (id uuid primary key, key uuid not null unique, listing int not null, serial bigint not null,
    cents bigint not null, buyer jsonb not null, status text not null, placed_at timestamptz not null default now(),
    settled_at timestamptz)`,
  `create table min_events (id uuid primary key, order_id uuid not null, kind text not null,
    taken_at timestamptz not null default now())`,
  `create table min_entries (id bigint generated always as identity primary key, order_id uuid not null,
    account text not null, asset text not null, amount bigint not null, at timestamptz not null default now())`,
  'create index on min_entries (account, asset)',
  `create table min_balances (account text, asset text, amount bigint not null, primary key (account, asset))`,
  'create table min_leaves (id bigint generated always as identity primary key, hash bytea not null)',
  `create table min_jobs (id bigint generated always as identity primary key, kind text not null, order_id uuid not null,
    run_at timestamptz not null default now())`,
  'create index on min_jobs (kind, id)',
  `create table min_mails (id bigint generated always as identity primary key, order_id uuid not null, body text not null)`,
  // So that of all who take a job at the same moment none finds the queue empty.
  `insert into min_orders select gen_random_uuid(), gen_random_uuid(), 1, place, 1000, '${buyer}', 'pending'
    from generate_series(1, ${spares}) place`,
  `insert into min_jobs (kind, order_id) select kind, id from min_orders, (values ('charge'), ('mail')) kinds (kind)`,
  'vacuum analyze min_listings, min_orders, min_jobs',
]

const take = (kind: string, name: string) =>
  `delete from min_jobs where id = (select id from min_jobs where kind = '${kind}' and run_at <= now() order by id for update skip locked limit 1) returning order_id as ${name} \\gset`

const leaf = (order: string, kind: string) =>
  `insert into min_leaves (hash) values (sha256(convert_to('${kind}' || ${order}, 'utf8')));`

type Posting = readonly [account: string, asset: 'credit' | 'usd', amount: string]

const post = (order: string, lines: readonly Posting[]) => {
  const rows = lines.map(
    ([account, asset, amount]) => `(${order}::uuid, ${account}, '${asset}', ${amount}::bigint)`,
  )
  return `insert into min_entries (order_id, account, asset, amount) values ${rows.join(', ')};`
}

/** One purchase as a script for pgbench, over the listings from the first to the given one. */
export const writeMinimum = (among: number): string =>
  [
    `\\set place random(1, ${among})`,
    'select gen_random_uuid() as v_order, gen_random_uuid() as v_key, gen_random_uuid() as v_event \\gset',
    // Placed: once for its key, with the credit taken from the shelf, and somebody told to charge for it.
    'begin;',
    'update min_listings set available = available - 1, next_serial = next_serial + 1 where id = :place returning next_serial - 1 as v_serial, price as v_price \\gset',
    `insert into min_orders (id, key, listing, serial, cents, buyer, status) values (:v_order, :v_key, :place, :v_serial, :v_price, '${buyer}', 'pending') on conflict (key) do nothing;`,
    post(':v_order', [
      ["'listing/' || :place", 'credit', '-1'],
      ["'held/' || :v_order", 'credit', '1'],
    ]),
    leaf(':v_order', 'held'),
    `insert into min_jobs (kind, order_id) values ('charge', :v_order);`,
    'commit;',
    // Charged by whoever takes the job. The provider itself costs nothing here.
    'begin;',
    take('charge', 'v_charged'),
    `insert into min_events (id, order_id, kind) values (:v_event, :v_charged, 'paid') on conflict do nothing;`,
    'commit;',
    // Settled: once, with the money and the credit posted, and a mail to be written.
    'begin;',
    `update min_orders set status = 'settled', settled_at = now() where id = :v_charged and status = 'pending' returning listing as v_sold, cents as v_cents \\gset`,
    post(':v_charged', [
      ["'held/' || :v_charged", 'credit', '-1'],
      ["'buyer/' || :v_charged", 'credit', '1'],
      ["'provider'", 'usd', ':v_cents'],
      ["'seller/' || :v_sold", 'usd', '-:v_cents::bigint * 95 / 100'],
      ["'fees'", 'usd', '-:v_cents::bigint * 5 / 100'],
    ]),
    `insert into min_balances (account, asset, amount) values ('seller/' || :v_sold, 'usd', :v_cents::bigint * 95 / 100) on conflict (account, asset) do update set amount = min_balances.amount + excluded.amount;`,
    leaf(':v_charged', 'settled'),
    `insert into min_jobs (kind, order_id) values ('mail', :v_charged);`,
    'commit;',
    'begin;',
    take('mail', 'v_mailed'),
    `insert into min_mails (order_id, body) values (:v_mailed, 'Your order is settled. One credit is yours.');`,
    'commit;',
    '',
  ].join('\n')
