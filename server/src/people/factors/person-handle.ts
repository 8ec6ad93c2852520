/** What a passkey keeps to say whose it is: the account's number, which tells nobody anything. */
export const handleOf = (personId: string): string =>
  Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url')
