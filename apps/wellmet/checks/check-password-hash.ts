import { leastPasswordHashKib, passwordSettings } from '@wellmet/account/users/users.settings.ts'
import type { Config } from '@wellmet/platform/config/config.ts'
import { fault, ok, type Finding } from './finding.ts'

/** Less memory is for tests, which create many users: stolen hashes of such passwords are cheap to guess. */
export function checkPasswordHash(config: Config): Finding {
  const { ARGON2_MEMORY_KIB: kib } = config.get(passwordSettings)
  return kib < leastPasswordHashKib
    ? fault('passwords', `ARGON2_MEMORY_KIB is ${kib}: remove it, or set at least ${leastPasswordHashKib}`)
    : ok('passwords', `hashed with ${kib} KiB each`)
}
