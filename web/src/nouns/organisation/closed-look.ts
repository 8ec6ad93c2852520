/**
 * For a group of fields that a role may only read. Said here and not by the fields: a group that waits for scripts alone is
 * closed too, and looks as it will.
 */
export const closedLook =
  '[&[disabled]_:is(input,select,textarea)]:cursor-not-allowed [&[disabled]_:is(input,select,textarea)]:bg-sunken [&[disabled]_:is(input,select,textarea)]:text-muted'
