/** Whoever sent a form is led to the first field that is wrong, once it is marked. */
export const focusFirstError = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
