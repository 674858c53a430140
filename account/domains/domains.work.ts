import { attempt, enqueue, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { checkDomainAgain } from './check-domain.ts'
import { checkDomainJob, checkDomainsJob } from './domains.jobs.ts'
import { listDomainsToCheck } from './domains.store.ts'

/** What an owner checked just now need not be checked again. */
const hours = 12

export const domainsWork: Work[] = [
  work(checkDomainsJob, async ({ tx, services }) => {
    const before = new Date(services.now().getTime() - hours * 3_600_000)
    for (const { id, workspaceId } of await listDomainsToCheck(tx, { before }))
      await enqueue(tx, checkDomainJob, { workspaceId, domainId: id }, { key: `check-domain:${id}` })
  }),
  attempt(checkDomainJob, ({ services }, { domainId }) => checkDomainAgain(services, domainId)),
]
