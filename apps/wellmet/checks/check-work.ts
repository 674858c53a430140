import { countWork } from '@wellmet/platform/health/count-work.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { ok, warning, type Finding } from './finding.ts'

/** Whether a worker runs, and whether jobs fail or wait too long. */
export async function checkWork(services: Services): Promise<Finding[]> {
  const { workers, jobs } = await countWork(services)
  const findings = [
    workers === 0
      ? warning('worker', 'none runs: no email is sent and no file is imported. Start wellmet worker')
      : ok('worker', workers === 1 ? '1 runs' : `${workers} run`),
  ]
  if (jobs.failing > 0)
    findings.push(warning('jobs', `${jobs.failing} failed, and are tried again or given up: wellmet status says why`))
  if (jobs.late > 0) findings.push(warning('jobs', `${jobs.late} have waited for more than 15 minutes`))
  if (findings.length === 1) findings.push(ok('jobs', 'none fails, and none is late'))
  return findings
}
