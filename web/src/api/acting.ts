let believed: string | undefined

/** Whom this page acts for, as far as it knows. Told with every call, so that nothing is done for another by a page left open. */
export const actFor = (organisationId: string | undefined): void => {
  believed = organisationId
}

export const actsFor = (): string | undefined => believed

// Asked also by whoever does not know whom they act for any more; what is about the person alone the server knows itself.
const aboutThePerson = /^\/api\/(auth|organisations|inv|csrf|site)/

export const organisationHeader = 'x-organisation'

/** What a call says of it; nothing where nobody knows yet, or where the call is about the person alone. */
export const actingFor = (path: string): string | undefined =>
  aboutThePerson.test(path) ? undefined : believed
