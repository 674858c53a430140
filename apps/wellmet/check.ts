import { z } from 'zod'
import { areas } from '../areas.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { platformSettings, readConfig, secretNames, type Config } from '@wellmet/platform/config/config.ts'
import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { checkBackups } from './checks/check-backups.ts'
import { checkDatabase } from './checks/check-database.ts'
import { checkDisk } from './checks/check-disk.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkPasswordHash } from './checks/check-password-hash.ts'
import { checkProxy } from './checks/check-proxy.ts'
import { checkSecrets } from './checks/check-secrets.ts'
import { checkSignUp } from './checks/check-sign-up.ts'
import { checkWork } from './checks/check-work.ts'
import { fault, ok, warning, type Finding } from './checks/finding.ts'
import { version } from '../release.ts'
import { withServices } from './with-services.ts'

/**
 * Looks at everything that the product relies on: settings, the catalogue of the live database, secrets, the clock, mail,
 * Redis, the proxy and the disk. Ends with 1 if there is a fault. Changes nothing, but makes the data secret of a new
 * database, as the first process would.
 */
export async function run(): Promise<void> {
  const config = readConfig(process.env, settingsOf(areas))
  const secrets = settingsOf(areas).flatMap(({ shape }) => secretNames(z.object(shape)))
  const allSecrets = [...secretNames(z.object(platformSettings)), ...secrets]
  show([
    ok('version', version.includes('+') ? `${version}, which is not a release` : version),
    ok('settings', 'complete'),
    checkSecrets(process.env, allSecrets),
    checkPasswordHash(config),
  ])
  const database = await checkDatabase(config.DATABASE_URL)
  show(database)
  const isDatabaseFine = database.every(({ level }) => level !== 'fault')
  if (isDatabaseFine) show(await checkServices())
  show(await checkMail(config))
  show(await checkProxy(config, process.env['TRUST_PROXY']))
  show(await checkDisk(foldersOf(config)))
}

function show(findings: readonly Finding[]): void {
  for (const { level, about, text } of findings) {
    console.log(`${level.toUpperCase().padEnd(8)} ${about.padEnd(9)} ${text}`)
    if (level === 'fault') process.exitCode = 1
  }
}

/** Opens what is sealed in the database, asks Redis, and looks at workers, jobs and the last backups. */
async function checkServices(): Promise<Finding[]> {
  try {
    const { redis, work, backups, signUp } = await withServices('check', async (services) => {
      await services.cache.get('check', { tags: [], ttlSeconds: 1, load: async () => 1 })
      return {
        redis: services.cache.state(),
        work: await checkWork(services),
        backups: await checkBackups(services),
        signUp: await checkSignUp(services),
      }
    })
    return [
      ok('secrets', 'VAULT_KEYS opens what the database holds'),
      redis === 'redis unreachable'
        ? warning('redis', 'does not answer: cache and rate limits are per process')
        : ok('redis', redis === 'redis' ? 'answers' : 'not configured: cache and rate limits are per process'),
      ...work,
      signUp,
      ...backups,
    ]
  } catch (error) {
    return [fault('secrets', (error as Error).message)]
  }
}

/** Where the command runs, and where dumps go. */
function foldersOf(config: Config): string[] {
  const { BACKUP_DIRECTORY: backups } = config.get(backupSettings)
  return backups === undefined ? [process.cwd()] : [process.cwd(), backups]
}
