-- A dispute that is lost in part is settled by rule: what the bank took back, and what of it nobody but an operator can
-- lay on somebody's shoulders.
alter table disputes
  add column taken_cents bigint check (taken_cents >= 0),
  add column open_cents bigint not null default 0 check (open_cents >= 0);

-- Who returned the money; what of it the platform bore because no credit came back for it (less than nothing where it was
-- given back what it had borne); and the number of the credit note within its order.
alter table part_refunds
  drop constraint part_refunds_amount_cents_check,
  add constraint part_refunds_amount_cents_check check (amount_cents >= 0),
  add column returned_by text not null default 'provider' check (returned_by in ('provider', 'bank')),
  add column borne_cents bigint not null default 0,
  add column note integer;
update part_refunds set note = counted.note from (
  select id, row_number() over (partition by order_id order by requested_at, id) as note from part_refunds
) counted where counted.id = part_refunds.id;
alter table part_refunds
  alter column note set not null,
  add constraint part_refunds_note unique (order_id, note);

alter table refunds
  add column returned_by text not null default 'provider' check (returned_by in ('provider', 'bank'));
update refunds set returned_by = 'bank' where provider_id in (select id from disputes);
