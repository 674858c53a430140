import { setTimeout as pause } from 'node:timers/promises'
import { ZodError } from 'zod'
import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { LabelNotPossible, type LiveMailbox } from '@wellmet/connections/engine/live-mailbox.ts'
import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import { isTyped } from '@wellmet/connections/engine/provider.ts'
import { AccessEnded, NotPermitted, ProviderFailed, SlowDown } from '@wellmet/connections/engine/provider-errors.ts'
import { openTyped } from '@wellmet/connections/engine/tokens.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findMailAccess, type AllowedMailbox } from '../mail-access/find-mail-access.ts'
import { requestAllowed } from '../mail-access/mail-tokens.ts'
import type { Reading } from './mailbox.contract.ts'

interface Here {
  services: Services
  db: Db
}

/** A screen waits so long for a mailbox, and then shows what is stored. */
const longestMs = 12_000

export type Live<T> = { reading: 'on'; value: T } | { reading: Exclude<Reading, 'on'>; value: null }

/** Does something with the mails of an account, if its owner allowed this use and the provider answers. */
export async function withMailbox<T>(
  { services, db }: Here,
  accountId: string,
  use: MailUse,
  act: (mailbox: LiveMailbox) => Promise<T>,
): Promise<Live<T>> {
  const [access] = await db.transaction((tx) => findMailAccess(tx, use, accountId))
  if (!access) return { reading: 'off', value: null }
  try {
    return { reading: 'on', value: await inTime(openAndAct({ services, db }, access, act)) }
  } catch (error) {
    return { reading: stateOf(error), value: null }
  }
}

async function openAndAct<T>(here: Here, access: AllowedMailbox, act: (mailbox: LiveMailbox) => Promise<T>) {
  const mailbox = await openLive(here, access)
  try {
    return await act(mailbox)
  } finally {
    mailbox.close()
  }
}

async function openLive({ services, db }: Here, access: AllowedMailbox): Promise<LiveMailbox> {
  const provider = providers.find(({ name }) => name === access.provider)
  if (!provider?.openMailbox) throw new ProviderFailed('It has no mails.')
  if (!isTyped(provider)) return provider.openMailbox(requestAllowed(services, db, provider, access))
  const row = await db.transaction((tx) => findConnectedAccount(tx, access.accountId))
  if (!row) throw new AccessEnded()
  return await provider.openMailbox(services, openTyped(services, row))
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const waiting = new AbortController()
  try {
    return await Promise.race([
      answer,
      pause(longestMs, undefined, { signal: waiting.signal }).then((): never => {
        throw new ProviderFailed('It did not answer in time.')
      }),
    ])
  } finally {
    waiting.abort()
    // After the timeout nothing awaits this promise; a late rejection must not be unhandled.
    answer.catch(() => undefined)
  }
}

/** What the provider refuses is a state of the mailbox. Anything else is an error of ours. */
function stateOf(error: unknown): Exclude<Reading, 'on'> {
  if (error instanceof LabelNotPossible) throw error
  if (error instanceof AccessEnded || error instanceof NotPermitted) return 'ended'
  if ([SlowDown, ProviderFailed, ZodError].some((kind) => error instanceof kind)) return 'unavailable'
  throw error
}
