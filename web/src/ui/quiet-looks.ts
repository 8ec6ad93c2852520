import { buttonLook } from './button-look.ts'

/** One of many acts in a list, as quiet as a link. */
export const quietActLook = '-ml-3 text-leaf-strong underline decoration-leaf/50 underline-offset-4'

/** What opens a form in place: a button to the eye, a disclosure to whoever hears it. */
export const openLook = buttonLook(
  'outline',
  'small',
  'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
)
