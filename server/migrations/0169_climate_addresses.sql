-- An address under which a climate page was shown stands on other sites: it stays its organisation's for good.
create table climate_addresses (
  slug text primary key,
  organisation_id uuid not null references organisations (id),
  shown_at timestamptz not null
);
create index climate_addresses_organisation on climate_addresses (organisation_id);
insert into climate_addresses (slug, organisation_id, shown_at)
select slug, organisation_id, changed_at from climate_pages;
