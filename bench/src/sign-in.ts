const password = 'ledgerleaf-demo'
export const demoBuyer = { email: 'buyer@example.com', password }
export const demoSeller = { email: 'seller@example.com', password }

/** Signs an account of the demo in and answers its cookies. */
export const signIn = async (origin: string, account: typeof demoBuyer): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
