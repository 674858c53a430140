import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Sends what is due of one webhook. One job for each, however much waits. */
export const deliverWebhookJob = job('account.deliver-webhook', z.object({ endpointId: Id }), 'receivers')
/** Every day: what happened more than 30 days ago. */
export const sweepWebhooksJob = job('account.sweep-webhooks', z.object({}))
