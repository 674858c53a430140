import type { TestProject } from 'vitest/node'
import { startServices } from '../../tools/services/start-services.ts'
import { dropLeftoverClones } from '../../tools/services/template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser, database "postgres". */
    postgresUrl: string
    redisUrl: string | null
  }
}

/**
 * Starts PostgreSQL and Redis once per run. They stay up between runs, which saves each run about a second and keeps
 * the template database; `node tools/services/main.ts stop --purpose tests` ends them. With CI=true nothing stays.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = await startServices({ purpose: 'tests', durable: false })
  await dropLeftoverClones(services.postgresUrl)
  project.provide('postgresUrl', services.postgresUrl)
  project.provide('redisUrl', services.redisUrl)
  return async () => {
    if (process.env['CI'] === 'true') await services.stop()
  }
}
