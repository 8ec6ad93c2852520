-- Invoices and credit notes: numbered without a gap by series and year, and kept as they were issued.
create table invoice_series (
  series text not null,
  year integer not null,
  -- The number given last; it rises in the transaction that issues, and falls back with it.
  last integer not null check (last >= 0),
  primary key (series, year)
);

create table invoices (
  id uuid primary key,
  -- What it is issued for, so that it is issued once.
  key text not null unique,
  kind text not null check (kind in ('invoice', 'credit_note', 'fee_invoice', 'fee_credit_note')),
  number text not null unique,
  series text not null,
  year integer not null,
  place integer not null check (place > 0),
  order_id uuid references orders (id),
  seller_id uuid,
  issued_at timestamptz not null,
  due_at timestamptz,
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  -- Everything it says but to whom.
  content jsonb not null,
  -- To whom. The one thing that is ever taken away, once the law no longer asks for it.
  buyer jsonb,
  unique (series, year, place),
  check ((kind in ('invoice', 'credit_note')) = (order_id is not null)),
  check ((kind in ('fee_invoice', 'fee_credit_note')) = (seller_id is not null))
);
create index invoices_order on invoices (order_id, issued_at);
create index invoices_seller on invoices (seller_id, issued_at) where seller_id is not null;
create index invoices_issued on invoices (issued_at desc, number desc);

create function invoices_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.buyer is null or new.buyer = old.buyer)
    and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then
    return new;
  end if;
  raise exception 'an invoice stays as it was issued: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
create trigger invoices_stay before update or delete on invoices
  for each row execute function invoices_refuse_change();
create trigger invoices_no_truncate before truncate on invoices
  for each statement execute function invoices_refuse_change();

-- A number once given is not given again.
create function invoice_series_only_rises() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.last > old.last and new.series = old.series and new.year = old.year then
    return new;
  end if;
  raise exception 'numbers of invoices only rise: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
create trigger invoice_series_rise before update or delete on invoice_series
  for each row execute function invoice_series_only_rises();
create trigger invoice_series_no_truncate before truncate on invoice_series
  for each statement execute function invoice_series_only_rises();
