import { activityApi } from '@ledgerleaf/contract/activity'
import { hrefOf } from '../../api/request.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'

const link = (format: 'csv' | 'xlsx') => (
  <a href={hrefOf(activityApi.template, { query: { format } })} download className={textLinkLook}>
    {format.toUpperCase()}
  </a>
)

/** The template to fill, as either kind of file. */
export const TemplateLinks = () => (
  <>
    {link('xlsx')} or {link('csv')}
  </>
)
