/** A membership counts up to and including its last day. */
export const isCurrent = `(membership.ends_on is null or membership.ends_on >= (now() at time zone 'utc')::date)`

/** Organisations that said what they are called, as a table to be joined. */
export const namedOrganisations = `(select id from organisations where trim(name) <> '' or trim(legal_name) <> '')`

/** Whoever acts for an organisation today, as a table to be joined. */
export const currentMembers = `(select membership.organisation_id, membership.person_id, membership.role,
    organisation.contact_id = membership.person_id as is_contact
  from memberships membership join organisations organisation on organisation.id = membership.organisation_id
  where organisation.closed_at is null and ${isCurrent})`

/**
 * Whom somebody acts for, as a table to be joined: the organisation they chose, while they belong to it, or else the one
 * they chose last, or the oldest that is their own. Of their memberships only those count that a further condition allows.
 */
export const actingFor = (person: string, chosen: string, isOpen = 'true'): string => `lateral (
  select membership.organisation_id, membership.role, organisation.name,
    array(select side from organisation_sides side where side.organisation_id = membership.organisation_id) as sides
  from memberships membership join organisations organisation on organisation.id = membership.organisation_id
  where membership.person_id = ${person} and ${isCurrent} and (${isOpen})
  order by membership.organisation_id = ${chosen} desc nulls last, membership.chosen_at desc nulls last, membership.role = 'owner' desc,
    membership.joined_at, membership.organisation_id
  limit 1)`

/** Every organisation that was not closed, with what it does here, as a table to be joined. */
export const openOrganisations = `(select organisation.id, nullif(organisation.name, '') as name,
    array(select side from organisation_sides side where side.organisation_id = organisation.id) as sides
  from organisations organisation where organisation.closed_at is null)`
