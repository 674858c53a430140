import { existsSync } from 'node:fs'
import { endRestoredAccess } from '@wellmet/account/ended-access/end-restored-access.ts'
import {
  collectBySystem,
  findBeginning,
  journalDeletions,
  journalIn,
  readLaterDeletions,
  replayDeletions,
} from '@wellmet/database/backup/deletion-journal.ts'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { MoveRefused } from '@wellmet/database/move/move-refused.ts'
import { findMovedAway, leaveAgain } from '@wellmet/database/move/moved-away.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import type { Config } from '@wellmet/platform/config/config.ts'
import { parkRestoredMessages } from '@wellmet/outreach/sent-messages/park-restored-messages.ts'
import { parkUnsettledMails } from '@wellmet/platform/mail/park-unsettled-mails.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas, hooks } from '../areas.ts'
import { Refusal } from './refusal.ts'

export const withoutJournal = '--without-journal'

const orWithout = `Put it there, or add ${withoutJournal} if nobody was erased since.`

/** The journal, with what was erased in the last minute if the database that is replaced still answers. */
export async function completeJournal(config: Config, directory: string): Promise<string> {
  const journal = journalIn(directory)
  // Before anything else, so that a journal that cannot be opened is told as that.
  await findBeginning(journal)
  if (!existsSync(journal))
    throw new Refusal(
      `There is no journal of deletions at ${journal}, so whoever was erased since the restored moment would be back. ${orWithout}`,
    )
  try {
    await refuseIncompleteDatabase(config.DATABASE_URL, 1)
    const services = await openServices(config, 'wellmet-restore', { hooks })
    try {
      await journalDeletions(directory, services.now(), collectBySystem(services))
    } finally {
      await services.close()
    }
  } catch (error) {
    console.error(
      `The last minute before the loss may be missing in the journal of deletions, as is always so on a new machine: ${(error as Error).message}`,
    )
  }
  return journal
}

/** On a new machine the process that makes backups begins a new journal, which knows nothing of what was erased before. */
export async function refuseLateJournal(journal: string, moment: Date): Promise<void> {
  const begun = await findBeginning(journal)
  if (begun === null || begun > moment)
    throw new Refusal(
      `The journal of deletions at ${journal} was begun after the restored moment, so it is not the one of this database. ${orWithout}`,
    )
}

/**
 * Workspaces that have moved to another server since are there, and not here. Before anything else, so that nothing is done
 * for them here.
 */
export async function leaveMoved(journal: string, moment: Date, adminUrl: () => string): Promise<void> {
  const moved = findMovedAway((await readLaterDeletions(journal, moment)).later)
  if (moved.length === 0) return
  try {
    const left = await leaveAgain(adminUrl(), tablesOf(areas), moved)
    console.log(`Workspaces that are on another server since, and were deleted here: ${left}.`)
  } catch (error) {
    throw error instanceof MoveRefused ? new Refusal(error.message) : error
  }
}

/** What happened after the restored moment and must not be undone. */
export async function settleRestored(config: Config, journal: string | null, moment: Date): Promise<void> {
  const services = await openServices({ ...config, DATABASE_DIRECT_URL: undefined }, 'wellmet-restore', { hooks })
  try {
    if (journal !== null) {
      const { replayed, unreadable } = await replayDeletions(services, journal, moment)
      console.log(`${replayed} deletions replayed from ${journal}.`)
      if (unreadable > 0)
        console.error(`${unreadable} lines of the journal cannot be read. Compare it with a copy of it.`)
    }
    // As the system: ends the sessions of everybody and parks mails after a restore
    const { sessions, promoted, mails, messages } = await services.database.system.asSystem(async (tx) => ({
      ...(await endRestoredAccess(tx)),
      mails: await parkUnsettledMails(tx, services.now()),
      messages: await parkRestoredMessages(tx, services.now()),
    }))
    console.log(
      `${sessions} sessions ended. ${mails} emails parked, because they may have been sent: wellmet mails list`,
    )
    if (messages > 0) console.log(`${messages} messages of members may have been sent. Their writers are asked.`)
    if (promoted > 0)
      console.log(`${promoted} workspaces had no owner left. An admin, or who joined first, is their owner now.`)
  } finally {
    await services.close()
  }
}
