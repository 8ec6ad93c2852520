/** When credits count as an offset, in the words of every page, answer and mail that says so. */
export const offsetRule = 'Credits count as an offset once they are retired, here and at their registry.'
