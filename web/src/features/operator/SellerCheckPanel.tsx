import { identityLabels } from '@ledgerleaf/contract/seller-check-words'
import { type SellerCheck, type SellerDecision, sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { extractHref, identityStates } from '../../nouns/seller/identity-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { writeDate, writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { DeskHead } from './DeskHead.tsx'
import { useDecide } from './use-decide.ts'

const Told = ({ identity }: Pick<SellerCheck, 'identity'>) => (
  <dl>
    {(Object.keys(identityLabels) as (keyof typeof identityLabels)[]).map((name) => (
      <div key={name} className="grid gap-0.5 border-hairline border-t py-2.5">
        <dt className="text-muted text-sm">{identityLabels[name]}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {name === 'country' && identity.country ? countryName(identity.country) : (identity[name] ?? '–')}
        </dd>
      </div>
    ))}
  </dl>
)

const ListResult = ({ list, hits }: Pick<SellerCheck, 'list' | 'hits'>) => {
  if (!list)
    return <Notice tone="attention">No list was imported: names were checked against nothing.</Notice>
  const source = `${list.name} of ${writeDate(list.importedAt)}`
  if (hits.length === 0) return <p className="text-note">No name is like an entry of {source}.</p>
  return (
    <Notice tone="attention" title={`Names like entries of ${source}`}>
      <ul className="grid gap-2">
        {hits.map((hit) => (
          <li key={`${hit.told} ${hit.entry} ${hit.sourceId}`} className="[overflow-wrap:anywhere]">
            {hit.told}: {hit.name}
            {hit.name !== hit.entry && ` (${hit.entry})`}, {hit.score} % alike
            {hit.country && `, ${hit.country}`}
            {hit.sourceId && `, ${hit.sourceId}`}
          </li>
        ))}
      </ul>
      <p className="mt-2">Whether it is the same person or company is for you to find out.</p>
    </Notice>
  )
}

const ServiceResult = ({ service }: Pick<SellerCheck, 'service'>) => {
  if (!service) return <p className="text-muted text-note">No screening service was asked.</p>
  if (service.state === 'waiting') return <p className="text-note">The screening service is being asked.</p>
  if (service.state === 'failed')
    return (
      <Notice tone="attention" title="The screening service did not answer">
        {service.problem} It is tried again by itself.
      </Notice>
    )
  const at = service.at ? ` on ${writeInstant(service.at)}` : ''
  if (service.hits.length === 0) return <p className="text-note">The screening service found nothing{at}.</p>
  return (
    <Notice tone="attention" title={`The screening service found${at}`}>
      <ul>
        {service.hits.map((hit) => (
          <li key={`${hit.name} ${hit.list} ${hit.score}`}>
            {hit.name}, {hit.list}, score {hit.score}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const Decide = ({ sellerId, submittedAt }: { sellerId: string; submittedAt: string }) => {
  const { decide, busy, error } = useDecide()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const act = async (decision: SellerDecision) => {
    const body = { decision, reason, submittedAt }
    const done = await decide(() => send(sellerChecksApi.decide, { params: { id: sellerId }, body }))
    if (!done) return field.current?.focus()
    setReason('')
    toast.success('Decided. The seller gets a mail.')
  }
  return (
    <div id="decision" className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
      <TextArea
        ref={field}
        label="Reason"
        hint="The seller reads it. It is needed unless you mark it as checked."
        rows={3}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void act('approve')}>
          Mark as checked
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => void act('ask')}>
          Ask for more
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void act('refuse')}>
          Refuse
        </Button>
      </div>
    </div>
  )
}

/** One seller as whoever checks them reads it: what was told, the extract, what the lists say, and the decision. */
export const SellerCheckPanel = ({ sellerId }: { sellerId: string }) => (
  <Loaded query={useQuery(operatorQueries.seller(sellerId))} what="the seller" room="h-56">
    {({ companyName, identity, list, hits, service }) => (
      <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <title>{`Check of ${companyName} · Ledgerleaf`}</title>
        <DeskHead id={sellerId} eyebrow="Who a seller is" title={companyName}>
          <p>
            <Badge tone={identityStates[identity.state].tone}>{identityStates[identity.state].text}</Badge>
          </p>
          {identity.reason && <p className="text-attention text-sm">Last said: {identity.reason}</p>}
        </DeskHead>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <Told identity={identity} />
          <div className="grid content-start gap-4">
            <Heading level={2} look="small">
              Extract of the register
            </Heading>
            {identity.documentName ? (
              <a href={extractHref(sellerId)} className={textLinkLook}>
                {identity.documentName}
              </a>
            ) : (
              <p className="text-muted">None was uploaded.</p>
            )}
            <Heading level={2} look="small">
              Lists
            </Heading>
            <ListResult list={list} hits={hits} />
            <ServiceResult service={service} />
          </div>
        </div>
        {identity.state !== 'draft' && identity.submittedAt ? (
          <Decide sellerId={sellerId} submittedAt={identity.submittedAt} />
        ) : (
          <p className="text-muted">The seller is changing this and has not handed it in again.</p>
        )}
      </article>
    )}
  </Loaded>
)
