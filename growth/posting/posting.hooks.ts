import { z } from 'zod'
import type { ApprovalKind } from '@wellmet/account/approvals/approvals.hooks.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { longestText, longestTitle, mostPlaces, PlaceKind } from './posting.contract.ts'
import { postingMessages as m } from './posting.messages.ts'

const Asked = z.object({
  from: z.string(),
  title: z.string().max(longestTitle),
  posts: z
    .array(
      z.object({
        id: Id,
        kind: PlaceKind,
        place: z.string(),
        title: z.string().max(longestTitle),
        text: z.string().max(longestText),
      }),
    )
    .max(mostPlaces),
})
export type AskedPosts = z.infer<typeof Asked>

/** Publishing: always by a person. */
export const crossPostApproval: ApprovalKind<AskedPosts> = {
  name: 'posting.cross-post',
  title: m.approvalKind,
  payload: Asked,
  risk: 'ordinary',
  mayBeAutomatic: false,
  askedAt: '/settings/posting',
  hours: 7 * 24,
  shows: ({ from, title, posts }) => ({
    title: m.approvalTitle.message({ title, n: posts.length }),
    facts: [
      { label: m.approvalFrom.message(), value: from },
      ...posts.map(({ kind, place, title: heading, text }) => ({
        label: m.approvalPlace.message({ kind: m[kind](), place }),
        value: `${heading}\n\n${text}`,
      })),
    ],
    items: posts.length,
  }),
}
