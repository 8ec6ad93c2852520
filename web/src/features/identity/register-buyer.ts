import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'

/** Call 3: the signed-in person's identity token opens their buyer account. Safe to repeat. */
export const registerBuyer = async (): Promise<Person> => {
  const { token } = await send(identityApi.idToken)
  try {
    const { person } = await send(identityApi.registerBuyer, { bearer: token })
    return person
  } catch (error) {
    // Only what the backend itself answered is called its error; a broken line is not.
    if (error instanceof ApiError && error.status > 0)
      throw new Error(`Error from backend: ${error.message}`, { cause: error })
    throw error
  }
}
