import { databasePlaintextIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { UsageError } from './refusal.ts'

interface AdminInputs {
  DATABASE_ADMIN_URL?: string | undefined
  PLAINTEXT_HOSTS: readonly string[]
}

/** The password of an administrator goes over this connection, so it needs TLS. */
export function administratorUrl({ DATABASE_ADMIN_URL: url, PLAINTEXT_HOSTS: plaintextHosts }: AdminInputs): string {
  if (url === undefined)
    throw new UsageError('DATABASE_ADMIN_URL is missing (PostgreSQL, as a role that may create roles)')
  const unsafe = databasePlaintextIn('DATABASE_ADMIN_URL', url, plaintextHosts)
  if (unsafe.length > 0) throw new UsageError(unsafe.join('\n'))
  return url
}
