import type { Language } from '@wellmet/platform/messages/locale.ts'

/** As known when the request was made. */
export interface KnownTarget {
  name: string
  company: string | null
  title: string | null
  linkedinUrl: string | null
  email: string | null
}
export interface KnownConnector {
  name: string
  email: string | null
  kind: 'member' | 'contact'
  /** Of the screen on which the request was written: nothing is known of a contact's own. */
  language?: Language
}
