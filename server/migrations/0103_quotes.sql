-- Paying by invoice: an order whose credits are held by a quote, and from its acceptance by an invoice that is due.
alter table payments drop constraint payments_provider_check, drop constraint payments_pay_check;
alter table payments
  add constraint payments_provider_check check (provider in ('sandbox', 'stripe', 'bank')),
  add constraint payments_pay_check check (pay in ('card_on_file', 'checkout_page', 'transfer'));

create table quotes (
  order_id uuid primary key references orders (id),
  number text not null unique,
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- What the buyer's own books know the purchase by.
  po_number text,
  billing_email text not null,
  made_at timestamptz not null,
  valid_until timestamptz not null,
  accepted_at timestamptz,
  -- Whether the buyer accepted it, or a colleague with the address of the quote.
  accepted_by text check (accepted_by in ('buyer', 'colleague')),
  due_at timestamptz,
  invoice_number text,
  -- ISO 11649, made from the number of the invoice: what a transfer is known by.
  reference text unique,
  reminded_at timestamptz,
  dunned_at timestamptz,
  closed_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null) and (accepted_at is null) = (due_at is null)),
  check ((accepted_at is null) = (reference is null) and (accepted_at is null) = (invoice_number is null)),
  check (state <> 'accepted' or accepted_at is not null),
  check (state <> 'open' or accepted_at is null)
);
create index quotes_due on quotes (due_at) where state = 'accepted';
