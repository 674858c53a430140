import { hook } from '@wellmet/platform/events/hook.ts'

/** Somebody whom a newsletter of a site knows. */
export interface NewsletterMember {
  email: string
  name: string | null
  isSubscribed: boolean
  /** Whether they showed that the address is theirs. */
  wasSeen: boolean
  since: Date
}

export interface NewsletterMembersRead {
  readonly workspaceId: string
  /** The name and address of the site that they agreed at. */
  readonly site: string
  readonly origin: string
  readonly members: readonly NewsletterMember[]
  /** How many of them were new or had changed. Whoever follows the hook adds to it. */
  stored: number
}

/** In the transaction of a run, as the member who connected the site. */
export const newsletterMembersRead = hook<NewsletterMembersRead>('newsletter.members-read')
