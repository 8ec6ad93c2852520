import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** At the doors a refusal is also said aloud: what it is about may be no field at all. */
export const toastRefusal = (error: unknown): void => void toast.error(messageOf(error))
