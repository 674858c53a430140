import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import { readSent } from './read-sent.rules.ts'

/** What the headers say of the sender. */
export interface Sender {
  origin: string | null
  /** The browser asks not to be followed: Global Privacy Control, or Do Not Track. */
  wantsPrivacy: boolean
  /** Sent by a plain form, whose browser then shows what is answered. */
  isForm: boolean
}

export const mostBytes = 4096
const form = 'application/x-www-form-urlencoded'
const request = { types: ['text/plain', form], read: readSent, maxBytes: mostBytes } as const

const sender: PlugIn<{ sender: Sender }> = {
  name: 'tracked',
  extend: (exchange) => ({
    sender: {
      origin: exchange.header('origin') ?? null,
      wantsPrivacy: exchange.header('sec-gpc') === '1' || exchange.header('dnt') === '1',
      isForm: exchange.header('content-type')?.startsWith(form) ?? false,
    },
  }),
}

/** Sent by pages of other sites: no cookie is read, and nothing is answered that a page could read. */
export const fromPages: PlugIn<{ sender: Sender }> = { ...sender, caller: { by: 'nobody' }, request }

/** Sent by programs of the workspace, with a key. */
export const fromPrograms: PlugIn<{ sender: Sender }> = {
  ...sender,
  request: { types: [], read: 'json', maxBytes: mostBytes },
}
