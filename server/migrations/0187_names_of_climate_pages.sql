-- A page is shown under the name it was switched on with: whoever changes that switches it on again. Null where it is off.
alter table climate_pages add column shown_name text;
update climate_pages page set shown_name = organisation.name
  from organisations organisation where organisation.id = page.organisation_id and page.is_public;

-- An address that was chosen and never shown is nobody's: the first who shows it has it.
alter table climate_pages drop constraint climate_pages_slug_key;
-- short lock: an organisation has one page at most, and few have one.
create unique index climate_pages_shown on climate_pages (slug) where is_public;
