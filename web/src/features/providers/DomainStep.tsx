import { type OwnDomain, providersApi, recordGraceDays } from '@ledgerleaf/contract/providers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { organisationKeys } from '../../nouns/organisation/keys.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Copyable } from '../../ui/Copyable.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ProofDialog } from './ProofDialog.tsx'

const states = {
  waiting: { tone: 'neutral', word: 'Not proven yet' },
  proven: { tone: 'leaf', word: 'Proven' },
  missing: { tone: 'attention', word: 'Record gone' },
} as const

const Domain = ({ known }: { known: OwnDomain }) => {
  const { domain, record, state, countsUntil } = known
  const [isRemoving, setRemoving] = useState(false)
  const check = useMutation({
    mutationFn: () => send(providersApi.checkDomain, { body: { domain } }),
    onSettled: () => stale.send(organisationKeys.all),
  })
  const { tone, word } = states[state]
  return (
    <li className="grid gap-3 border-hairline border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 break-all font-medium">{domain}</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {state !== 'proven' && (
        <>
          <p className="max-w-text text-muted text-note">
            {state === 'waiting'
              ? 'Whoever keeps your domain adds a TXT record with this name and this value:'
              : `The record was there and is gone. ${countsUntil ? `Put it back by ${writeDate(countsUntil)}, or the domain counts no more.` : ''}`}
          </p>
          <Copyable label="Name" text={record.name} />
          <Copyable label="Value" text={record.value} />
        </>
      )}
      {check.error && <Notice tone="error">{messageOf(check.error)}</Notice>}
      {check.data && <p className="text-note [overflow-wrap:anywhere]">{check.data.says}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          aria-label={`Check the record of ${domain}`}
          busy={check.isPending}
          busyLabel="Looking..."
          onClick={() => check.mutate()}
        >
          Check the record
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Take ${domain} off`}
          onClick={() => setRemoving(true)}
        >
          Take off
        </Button>
      </div>
      <ProofDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Take ${domain} off?`}
        text="Nobody with an address of this domain signs in through your provider any more. If it is the only one that is proven, the provider is switched off."
        label="Take it off"
        said={`${domain} is off.`}
        isFinal
        act={(proof) => send(providersApi.removeDomain, { body: { domain, ...proof } })}
      />
    </li>
  )
}

const AddDomain = ({ isFirst }: { isFirst: boolean }) => {
  const { form, bind, submit, isSending, refusal } = useContractForm(providersApi.addDomain.body, {
    start: { domain: '' },
  })
  const onSubmit = submit(async (body) => {
    await send(providersApi.addDomain, { body })
    form.reset({ domain: '' })
    stale.send(organisationKeys.all)
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Add a domain" className="grid gap-4">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label={isFirst ? 'Domain' : 'Another domain'}
        placeholder="example.com"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        className="max-w-md"
        {...bind('domain')}
      />
      <div>
        <Button type="submit" variant="outline" size="small" busy={isSending} busyLabel="Adding...">
          Add the domain
        </Button>
      </div>
    </form>
  )
}

/** The domains whose addresses may come through the provider, each proven by a record that only its owner can write. */
export const DomainStep = ({ domains }: { domains: readonly OwnDomain[] }) => (
  <div className="grid gap-5">
    {domains.length > 0 && (
      <ul className="border-edge border-t">
        {domains.map((known) => (
          <Domain key={known.domain} known={known} />
        ))}
      </ul>
    )}
    {domains.some(({ state }) => state === 'proven') && (
      <p className="max-w-text text-muted text-sm">
        The record stays: we look for it every day. If it stays away you are told, and {recordGraceDays} days
        after it was last seen the domain counts no more.
      </p>
    )}
    <AddDomain isFirst={domains.length === 0} />
  </div>
)
