import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'

/** What is posted, as its writer and an admin saw it. */
export interface Post {
  id: string
  title: string
  text: string
  /** Of our page. */
  link: string
  createdAt: Date
}

/** A place as its owner opens it. */
export interface OpenPlace {
  services: Services
  db: Db
  accountId: string | null
  owner: { workspaceId: string; userId: string }
  place: string | null
  placeId: string
  sealedAddress: string | null
  ghostState: 'draft' | 'published'
}

export interface Posted {
  is: 'posted' | 'accepted'
  ref: string | null
  url: string | null
}

/** Somewhere that a document can be posted. */
export interface Place {
  label: () => string
  mostText: number
  /** Title and text are apart there, and the text is Markdown. */
  hasTitle: boolean
  /**
   * One request that is never repeated by itself. Throws SlowDown, AccessEnded, NotPermitted or MessageRefused if it was
   * certainly not posted. Anything else that it throws leaves open whether it was.
   */
  post: (at: OpenPlace, post: Post) => Promise<Posted>
  /** Whether a post is there whose request had no clear answer; null if it is not. */
  lookUp?: (at: Pick<OpenPlace, 'services' | 'db' | 'accountId' | 'owner'>, postId: string) => Promise<Posted | null>
}
