/** What a member is called: by name, and by address until they have said one. */
export const nameOf = ({ name, email }: { name: string; email: string }): string => name || email
