import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock: finds the networks that an upgrade left to be recounted. Without any it does nothing. */
export const recountNetworksJob = job('contacts.recount-networks', z.object({}))

export const readMakersJob = job('contacts.read-makers', z.object({ networkId: z.int(), workspaceId: Id, userId: Id }))

export const recountNetworkJob = job('contacts.recount-network', z.object({ networkId: z.int() }))
