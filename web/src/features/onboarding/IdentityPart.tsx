import { identityLabels, uncheckedLimitWords } from '@ledgerleaf/contract/seller-check-words'
import {
  type IdentityPatch,
  identityFormats,
  type SellerIdentity,
  sellerChecksApi,
} from '@ledgerleaf/contract/seller-checks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '../../api/client.ts'
import { DutyFields } from '../../nouns/organisation/DutyFields.tsx'
import { identityStates } from '../../nouns/seller/identity-words.ts'
import { sellerQueries } from '../../nouns/seller/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { countries } from '../../ui/countries.ts'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { AutoField } from './AutoField.tsx'
import { DonePart } from './DonePart.tsx'
import { afterSaves } from './pending-saves.ts'
import { useAct } from './use-act.ts'
import { useRefresh } from './use-refresh.ts'

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }))

const Fields = ({ identity }: { identity: SellerIdentity }) => {
  const refresh = useRefresh()
  const field = (name: keyof IdentityPatch, look: { hint?: string; figures?: boolean } = {}) => (
    <AutoField
      label={identityLabels[name]}
      kept={identity[name]}
      {...look}
      {...(name === 'country' ? { options: countryOptions } : {})}
      save={(value) => send(sellerChecksApi.save, { body: { [name]: value || null } }).then(refresh)}
    />
  )
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {field('legalName')}
      {field('country')}
      {field('register')}
      {field('registerNumber', { figures: true })}
      <div className="md:col-span-2">{field('address')}</div>
      {field('responsibleName')}
      {field('responsibleRole')}
      <div className="md:col-span-2">
        {field('ownerName', { hint: 'The person who owns or controls the company in the end' })}
      </div>
    </div>
  )
}

const Extract = ({ name }: { name: string | null }) => {
  const { act, busy, refused } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const upload = (file: File) =>
    act(() => send(sellerChecksApi.addDocument, { query: { name: file.name }, file }))
  return (
    <div className="grid gap-2">
      <p className="text-note [overflow-wrap:anywhere]">
        {name ? `Extract of the register: ${name}.` : 'An extract of the register makes the check quicker.'}{' '}
        <span className="text-muted">
          PDF, PNG or JPEG, at most 5 MB. Only you and our operators can open it.
        </span>
      </p>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        busyLabel="Uploading…"
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {name ? 'Replace extract' : 'Upload extract'}
      </Button>
      <input
        ref={input}
        type="file"
        accept={identityFormats.join(',')}
        aria-label="Extract of the register"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
    </div>
  )
}

const HandInIdentity = ({
  identity: { state, reason, submittedAt, checkedAt },
}: {
  identity: SellerIdentity
}) => {
  const { act, busy, refused } = useAct()
  if (state === 'checked' && checkedAt)
    return (
      <p className="text-note">
        Checked on {writeDate(checkedAt)}. Your public page says so. A change of anything here ends that until
        it is checked again.
      </p>
    )
  if (state === 'submitted' && submittedAt)
    return (
      <p className="text-note">
        Submitted on {writeDate(submittedAt)}. An operator looks at it; the answer will stand here. A change
        takes it back.
      </p>
    )
  return (
    <div className="grid gap-3">
      {reason && (
        <Notice tone={state === 'refused' ? 'error' : 'attention'} title={identityStates[state].text}>
          {reason}
        </Notice>
      )}
      <Button
        busy={busy}
        className="justify-self-start"
        onClick={() => void act(() => afterSaves(() => send(sellerChecksApi.submit)))}
      >
        Submit company
      </Button>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
    </div>
  )
}

const title = 'Identity of your company'

/** Which company sells and who stands behind it: told once for all projects, and checked by an operator. */
export const IdentityPart = () => {
  const query = useQuery(sellerQueries.identity())
  const state = query.data?.state
  return (
    <DonePart id="identity" title={title} isDone={state && state === 'checked'} says="Checked by an operator">
      <Part
        look="sheet"
        id="identity"
        title={title}
        lead={`Told once for all your projects, and not shown on your public page. Until it is checked, at most ${uncheckedLimitWords} can be on sale or sold, in all; what is above that when you change it is off sale until it is checked again.`}
        aside={state && <Badge tone={identityStates[state].tone}>{identityStates[state].text}</Badge>}
      >
        <Loaded query={query} what="your identity" room="h-64">
          {(identity) => (
            <DutyFields duty="manage" doing="say who you are">
              <Fields identity={identity} />
              <Extract name={identity.documentName} />
              <HandInIdentity identity={identity} />
            </DutyFields>
          )}
        </Loaded>
      </Part>
    </DonePart>
  )
}
