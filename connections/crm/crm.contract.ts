import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import {
  ConnectedAccount,
  ConsentAnswer,
  ConsentUrl,
  ProviderOffer,
  ProviderStatus,
} from '../engine/engine.contract.ts'

/** As they stand in the paths. */
export const crmNames = ['hubspot', 'salesforce', 'pipedrive'] as const
const params = z.strictObject({ provider: z.enum(crmNames) })

/** The contacts that a member owns in the CRM of a company. */
export const crm = contract('crm', {
  status: {
    route: 'GET /api/crm/status',
    access: 'viewer',
    summary: 'My CRM accounts, and how far reading them has come',
    reply: z.object({ items: z.array(ProviderStatus) }),
  },
  providers: {
    route: 'GET /api/crm/providers',
    access: 'viewer',
    summary: 'Which CRMs can be connected',
    reply: z.object({ items: z.array(ProviderOffer) }),
  },
  providerStatus: {
    route: 'GET /api/crm/:provider/status',
    access: 'viewer',
    summary: 'My accounts with one CRM, and how far reading them has come',
    params,
    reply: ProviderStatus,
  },
  start: {
    route: 'GET /api/crm/:provider/oauth/start',
    access: 'member',
    summary: 'Where to go to connect a CRM',
    params,
    reply: ConsentUrl,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  callback: {
    route: 'GET /api/crm/:provider/oauth/callback',
    access: 'member',
    summary: 'Takes what a CRM says when it sends me back',
    params,
    query: ConsentAnswer,
    reply: ConnectedAccount,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  disconnect: {
    route: 'POST /api/crm/:provider/disconnect',
    access: 'member',
    summary: 'End the access to my accounts with a CRM, and delete what was read',
    params,
    status: 202,
    reply: ProviderStatus,
    keys: 'never',
  },
})
