import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { callback, disconnect, offers, start, status, statuses } from '../engine/consent-endpoints.contract.ts'
import { crmNames } from './crm-names.contract.ts'

const named = { params: z.strictObject({ provider: z.enum(crmNames) }) }

/** The contacts that a member owns in the CRM of a company. */
export const crm = contract('crm', {
  status: statuses('GET /api/crm/status', 'My CRM accounts, and how far reading them has come'),
  providers: offers('GET /api/crm/providers', 'Which CRMs can be connected'),
  providerStatus: status(
    'GET /api/crm/:provider/status',
    'My accounts with one CRM, and how far reading them has come',
    named,
  ),
  start: start('GET /api/crm/:provider/oauth/start', 'Where to go to connect a CRM', named),
  callback: callback('GET /api/crm/:provider/oauth/callback', 'Takes what a CRM says when it sends me back', named),
  disconnect: disconnect(
    'POST /api/crm/:provider/disconnect',
    'End the access to my accounts with a CRM, and delete what was read',
    named,
  ),
})
