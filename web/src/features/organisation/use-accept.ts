import { type Invitation, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { beginAnew } from '../../nouns/organisation/begin-anew.ts'
import { actsNowText } from '../../nouns/organisation/words.ts'

/** Accepts the invitation of a link, and acts for whoever sent it from then on. */
export const useAccept = (token: string, invitation: Invitation) =>
  useMutation({
    mutationFn: () => send(organisationsApi.accept, { body: { token } }),
    onSuccess: () => beginAnew(actsNowText(invitation.organisation, invitation)),
  })
