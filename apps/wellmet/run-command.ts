import { BackupFailed } from '@wellmet/database/backup/backup-failed.ts'
import { ConfigError } from '@wellmet/platform/config/config.ts'
import { Refusal, UsageError } from './refusal.ts'

/** The process ends with 2 if the command was typed wrongly, and with 1 if it could not do what it was asked. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof Refusal || error instanceof BackupFailed
    const isTypedWrong = error instanceof UsageError || isUnknownOption(error)
    console.error(isExpected || isTypedWrong ? (error as Error).message : error)
    process.exitCode = isTypedWrong ? 2 : 1
  }
}

/** Of `parseArgs`. */
const isUnknownOption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
