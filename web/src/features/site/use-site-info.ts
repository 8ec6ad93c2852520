import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../../api/site.ts'

/** What this installation is configured to show; undefined until the server has said so. */
export const useSiteInfo = () => useQuery(siteQuery()).data
