-- The VAT of an order: decided when it is placed, on top of what the lines cost, and frozen with it.
alter table orders
  add column vat_cents bigint not null default 0 check (vat_cents >= 0),
  -- By the letters of EN 16931; null for orders from before, which were outside the scope.
  add column vat_category text check (vat_category in ('S', 'AE', 'O')),
  add column vat_basis_points integer not null default 0,
  -- Where the tax is owed, which names its account in the ledger.
  add column vat_country text,
  add column vat_reason text,
  -- By what and when the buyer's number was found to be one.
  add column vat_check text,
  add check ((vat_cents > 0) <= (vat_category = 'S' and vat_country is not null));

-- What went back includes the VAT that went back with it.
alter table refunds add column vat_cents bigint not null default 0 check (vat_cents >= 0);
alter table part_refunds add column vat_cents bigint not null default 0 check (vat_cents >= 0);
alter table forward_returns add column vat_cents bigint not null default 0 check (vat_cents >= 0);
