import { saveSignals } from '@wellmet/discovery/signals/save-signals.ts'
import { signalKind } from '@wellmet/discovery/signals/signal-kinds.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Happened, Started } from '../tracking/trackable.ts'
import { investorsMessages as m } from './investors.messages.ts'
import { findLinkById, findPitch, saveReadRow } from './investors.store.ts'

/** Told on Home with the best path to the firm that the link was made for. */
export const pitchRead = signalKind({ name: 'pitch_read', keptDays: 30, onHome: true, namesPath: true })

type Read = Omit<Happened, 'payload'> & { section: string; isMe?: 'yes' | undefined }

/** As the system. A reader whose browser asks for privacy is counted, and not under their link. */
export async function saveRead(
  { tx, services }: HookContext,
  { workspaceId, subjectId: linkId, at, section, isMe, wantsPrivacy }: Read,
): Promise<Started | void> {
  if (linkId === null || wantsPrivacy) return
  const link = await findLinkById(tx, { id: linkId })
  const pitch = await findPitch(tx, { workspaceId })
  const found = pitch?.sections.find(({ key }) => key === section)
  if (!link || (section !== 'page' && !found)) return { dropped: 'not-taken' }
  const day = dateOfDay(utcDay(at))
  const { times } = await saveReadRow(tx, { workspaceId, linkId, section, byReader: isMe === 'yes', day })
  if (!found) return
  const { reader } = link
  const says = m.told.message({ who: isMe === 'yes' ? 'reader' : 'somebody', reader, section: found.title, times })
  const about = { companyId: personKeys(services).company(reader) }
  const signal = { kind: pitchRead, externalId: linkId, about, name: reader, says, at, link: '/pitch' } as const
  await saveSignals(tx, { workspaceId, userId: null, source: 'pitch', origin: linkId }, [signal], at)
}
