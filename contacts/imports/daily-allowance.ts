import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { importLimits } from './imports.settings.ts'
import { importsMessages } from './imports.messages.ts'
import { countBytes, countFile } from './imports.store.ts'

export interface DailyAllowance {
  /** False, and nothing is counted, when the user has none left today. */
  countFile(tx: Tx): Promise<boolean>
  countBytes(tx: Tx, bytes: number): Promise<boolean>
  /** What to answer then, after the transaction: thrown inside, it would take back what was counted. */
  usedUp(): Problem
}

/** What the user may still upload on the day, in UTC, on which the upload begins. */
export function dailyAllowance({ viewer: { userId }, services }: MemberCall): DailyAllowance {
  const limits = importLimits(services.config)
  const day = services.now().toISOString().slice(0, 10)
  const maxBytes = String(limits.bytesPerDay)
  return {
    countFile: async (tx) =>
      (await countFile(tx, { userId, day, maxFiles: limits.filesPerDay, maxBytes })) !== undefined,
    countBytes: async (tx, bytes) =>
      (await countBytes(tx, { userId, day, bytes: String(bytes), maxBytes })) !== undefined,
    usedUp() {
      const seconds = Math.ceil((addDays(new Date(day), 1).getTime() - services.now().getTime()) / 1_000)
      const params = {
        files: limits.filesPerDay,
        megabytes: Math.round(limits.bytesPerDay / 1024 / 1024),
        hours: Math.max(1, Math.ceil(seconds / 3_600)),
      }
      return fail('rate_limited', importsMessages.dailyLimit(params), { retryAfterSeconds: Math.max(1, seconds) })
    },
  }
}
