/** For a form that asks for the password twice: the message stands under the second. */
export const confirmed = {
  holds: (values: { password: string; confirmPassword: string }) =>
    values.password === values.confirmPassword,
  params: { path: ['confirmPassword'], error: 'Passwords do not match' },
}
