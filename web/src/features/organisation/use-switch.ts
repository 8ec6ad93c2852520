import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { beginAnew } from '../../nouns/organisation/begin-anew.ts'
import { mine } from '../../nouns/organisation/mine.ts'
import { actsNowText } from '../../nouns/organisation/words.ts'
import { toast } from '../../ui/toast.ts'

/** Acts for another organisation of the person from now on, in every tab of this session. */
export const useSwitch = () =>
  useMutation({
    mutationFn: (id: string) => send(organisationsApi.switch, { body: { id } }),
    onSuccess: (_, id) => {
      const chosen = mine.read().data?.organisations.find((organisation) => organisation.id === id)
      beginAnew(chosen && actsNowText(chosen.name, chosen))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
