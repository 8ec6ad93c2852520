/** Why nobody was let in; the popup has words for each. */
type TripCode =
  | 'access_denied'
  | 'provider_failed'
  | 'trip_over'
  | 'email_not_verified'
  | 'outside_domain'
  | 'another_address'
  | 'operator_apart'
  | 'membership_over'
  | 'removed_member'
  | 'not_invited'
  | 'bound_elsewhere'
  | 'factor_missing'

export class TripRefusal extends Error {
  readonly code: TripCode
  constructor(code: TripCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
