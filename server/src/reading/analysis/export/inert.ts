/**
 * Text that a spreadsheet will not take for a formula. What the document says may begin with a sign that runs
 * something; an apostrophe before it makes it text again.
 */
export const inert = (text: string): string => (/^[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text)
