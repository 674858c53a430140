import { BackupFailed } from '@wellmet/database/backup/backup-failed.ts'
import { ConfigError } from '@wellmet/platform/config/config.ts'
import { Refusal, UsageError } from './refusal.ts'

/** The process ends with 2 if the command was typed wrongly, and with 1 if it could not do what it was asked. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof Refusal || error instanceof BackupFailed
    console.error(isExpected ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
