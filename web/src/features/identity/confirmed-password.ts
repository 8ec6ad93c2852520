type Twice = { password: string; confirmPassword: string }

/** For a form that asks for the password twice: the message stands under the second. */
export const checkConfirmed = ({ password, confirmPassword }: Twice) => ({
  confirmPassword: password === confirmPassword ? undefined : 'Passwords do not match',
})
