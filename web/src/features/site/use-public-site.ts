import { useSiteInfo } from '../../api/site.ts'

/** What an installation shows that configured nothing; the pages rendered ahead of time show it too. */
const defaults = {
  supportEmail: 'support@example.com',
  salesEmail: 'sales@example.com',
  officeAddress: 'Ledgerleaf; 123 Example Street; Denver, CO 80202; United States',
  socialLinks: [],
}

/** How this installation can be reached: there from the first sight of a page, and right once the server has said so. */
export const usePublicSite = () => useSiteInfo() ?? defaults
