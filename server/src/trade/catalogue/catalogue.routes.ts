import { catalogueApi } from '@ledgerleaf/contract/catalogue'
import { type Route, route } from '../../http/route.ts'
import { plans } from './plans.ts'

export const catalogueRoutes = (): Route[] => [route(catalogueApi.plans, async () => ({ plans: [...plans] }))]
