import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { withChat } from '@wellmet/connections/engine/open-chat.ts'
import { AccessEnded, MessageRefused } from '@wellmet/connections/engine/provider-errors.ts'
import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asOwner } from './as-owner.ts'
import type { ButtonAnswer } from './channels.contract.ts'
import { channelsMessages as m } from './channels.messages.ts'
import { findAnswered } from './channels.store.ts'
import { chatProvider } from './chat-providers.ts'

/** Takes the buttons away, and says what was answered. Doing it again changes nothing. */
export async function showAnswer(services: Services, messageId: string): Promise<void> {
  // As the system: reads what a member answered, and who asked
  const row = await services.database.system.asSystem((tx) => findAnswered(tx, { id: messageId }))
  if (!row?.accountId) return
  const { accountId, platform, ref, answer, asker, target } = row
  const db = asOwner(services, row)
  const account = await db.transaction((tx) => findConnectedAccount(tx, accountId))
  if (!account) return
  const text = inLocale(readLanguage(row.language) ?? sourceLocale, () => said[answer]({ asker, target }))
  try {
    await withChat(services, db, chatProvider(platform), account, async (chat) => chat.replace?.(ref, text))
  } catch (error) {
    // The message was deleted there.
    if (!(error instanceof MessageRefused || error instanceof AccessEnded)) throw error
  }
}

const said: Readonly<Record<ButtonAnswer | 'over', (names: { asker: string; target: string }) => string>> = {
  accept: m.saidAccept,
  later: m.saidLater,
  decline: m.saidDecline,
  over: m.saidOver,
}
